import { randomUUID } from 'node:crypto';
import { house } from '../house/control.ts';
import { registerMember } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const own = { 'x-moons': '1', 'sec-fetch-site': 'same-origin' };

for (const part of ['wellness', 'mongodb', 'redis'])
  test(`kill -9 of ${part} while entries are saved: what was acknowledged is there once`, async ({
    page,
  }) => {
    await registerMember(page, 'Faye', '/journal');
    const acknowledged = new Set<string>();
    let killed = false;
    for (let i = 0; i < 60; i++) {
      const content = `entry ${i} ${randomUUID()}`;
      const headers = { ...own, 'idempotency-key': randomUUID() };
      if (i === 12) {
        killed = true;
        void house.kill(part);
      }
      // A person presses the button again: the same key, until it is acknowledged.
      for (let attempt = 0; attempt < 40; attempt++) {
        const answer = await page.request
          .post('/api/journal', { data: { content }, headers, timeout: 15_000 })
          .catch(() => undefined);
        if (answer?.status() === 201) {
          acknowledged.add(content);
          break;
        }
        if (answer) expect([401, 502, 503, 504]).toContain(answer.status());
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
    expect(killed).toBe(true);
    await house.ready(part);
    expect(acknowledged.size).toBe(60);
    const entries = (await (await page.request.get('/api/journal')).json()) as { content: string }[];
    expect(entries.map(({ content }) => content).sort()).toEqual([...acknowledged].sort());
  });

test('while a service is away its calls answer 503 with Retry-After within a second', async ({ page }) => {
  await registerMember(page, 'Gwen', '/journal');
  await house.stop('wellness');
  try {
    const before = Date.now();
    const answer = await page.request.get('/api/journal');
    expect(answer.status()).toBe(503);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(Date.now() - before).toBeLessThan(1_500);
    expect((await page.request.get('/api/posts')).status()).toBe(200);
  } finally {
    await house.start('wellness');
    await house.ready('wellness');
  }
  await expect
    .poll(async () => (await page.request.get('/api/journal')).status(), { timeout: 10_000 })
    .toBe(200);
});

test('a hundred parallel calls on an expired access token all succeed', async ({ page }) => {
  await registerMember(page, 'Hope', '/journal');
  // The tests' access token lives 20 s.
  await new Promise((resolve) => setTimeout(resolve, 22_000));
  const answers = await Promise.all(Array.from({ length: 100 }, () => page.request.get('/api/daily-prompt')));
  expect(answers.map((answer) => answer.status()).filter((status) => status !== 200)).toEqual([]);
});

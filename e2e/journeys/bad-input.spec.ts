import { randomUUID } from 'node:crypto';
import type { ErrorEnvelope } from '@moons/contracts/error';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { registerMember } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const own = { 'x-moons': '1', 'sec-fetch-site': 'same-origin' };
const key = () => ({ 'idempotency-key': randomUUID() });

async function expectRefusal(answer: APIResponse, status: number, code: string): Promise<void> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorEnvelope>;
  expect({ status: answer.status(), code: body.code }).toEqual({ status, code });
  expect(body.error).toMatch(/\w.*[.!?]$/);
  expect(body.requestId).toBeTruthy();
}

const post = (
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
) => request.post(path, { data: data as object, headers: { ...own, ...key(), ...headers } });

test('each wrong input has its status, its code and a sentence', async ({ page, newMember }) => {
  await registerMember(page, 'Nell', '/journal');
  const api = page.request;

  await expectRefusal(await post(api, '/api/journal', { content: 7 }), 400, 'request.invalid');
  await expectRefusal(await post(api, '/api/journal', { content: ' ' }), 400, 'request.invalid');
  await expectRefusal(
    await post(api, '/api/journal', { content: 'x'.repeat(20_001) }),
    400,
    'request.invalid',
  );
  await expectRefusal(
    await post(api, '/api/journal', { content: 'x'.repeat(2_000_000) }),
    413,
    'request.too-large',
  );
  await expectRefusal(
    await api.post('/api/journal', {
      data: Buffer.from('{"content":'),
      headers: { ...own, ...key(), 'content-type': 'application/json' },
    }),
    400,
    'request.invalid',
  );
  await expectRefusal(await api.get('/api/journal?limit=lots'), 400, 'request.invalid');
  await expectRefusal(
    await api.put('/api/journal/000000000000000000000000', { data: { isFavorite: true }, headers: own }),
    404,
    'journal.not-found',
  );
  await expectRefusal(await api.get('/api/streaming/no-such-circle'), 404, 'stream.not-found');
  await expectRefusal(await api.get('/api/no-such-call'), 404, 'request.not-found');
  await expectRefusal(
    await api.post('/api/journal', {
      data: { content: 'x' },
      headers: { ...key(), 'x-moons': '1', 'sec-fetch-site': 'cross-site' },
    }),
    403,
    'request.cross-site',
  );
  await expectRefusal(
    await api.post('/api/journal', {
      data: { content: 'x' },
      headers: { ...key(), 'sec-fetch-site': 'same-origin' },
    }),
    403,
    'request.cross-site',
  );

  await test.step("another member's entry cannot be touched", async () => {
    const mine = (await (await post(api, '/api/journal', { content: 'mine alone' })).json()) as {
      id: string;
    };
    const other = await newMember('Olga');
    await expectRefusal(
      await other.page.request.put(`/api/journal/${mine.id}`, { data: { isFavorite: true }, headers: own }),
      404,
      'journal.not-found',
    );
    expect(JSON.stringify(await (await other.page.request.get('/api/journal')).json())).not.toContain(
      'mine alone',
    );
  });
});

test('no session, a forged token or a spoofed identity open nothing', async ({ page }) => {
  const api = page.request;
  await expectRefusal(await api.get('/api/journal'), 401, 'auth.required');
  await expectRefusal(
    await api.get('/api/journal', { headers: { authorization: 'Bearer ' + forged } }),
    401,
    'auth.required',
  );
  await expectRefusal(
    await api.get('/api/journal', { headers: { 'x-identity': 'admin', 'x-forwarded-user': 'admin' } }),
    401,
    'auth.required',
  );
  await expectRefusal(
    await api.get('/api/journal', { headers: { cookie: `__Host-moons=${'A'.repeat(43)}` } }),
    401,
    'auth.required',
  );
});

test('a service takes a verified token and nothing else', async ({ facts, playwright }) => {
  const direct = await playwright.request.newContext({ baseURL: facts.services['wellness'] ?? '' });
  await expectRefusal(
    await direct.get('/api/journal', { headers: { authorization: 'Bearer ' + forged } }),
    401,
    'auth.required',
  );
  await expectRefusal(
    await direct.get('/api/journal', { headers: { 'x-identity': 'admin' } }),
    401,
    'auth.required',
  );
  await direct.dispose();
});

test('an unknown plan is not chosen, and the page stands', async ({ page }) => {
  await page.goto('/subscribe?plan=%3Cscript%3Ealert(1)%3C/script%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('alert(1)')).toHaveCount(0);
});

/** alg none, and a signature of nobody. */
const forged = [
  Buffer.from('{"alg":"none"}').toString('base64url'),
  Buffer.from('{"sub":"admin","aud":"moons-api","roles":["admin"],"exp":9999999999}').toString('base64url'),
  'c2lnbmF0dXJl',
].join('.');

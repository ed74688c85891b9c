import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHouse, type House } from '../testing/test-house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse({
    RATE_LIMIT: JSON.stringify({ visitor: 12, member: 5, login: 3, anonymousWrites: 2 }),
  });
});
afterAll(() => house.stop());

/** A minute must not end between two requests of a test. */
async function earlyInMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 4_000) await new Promise((resolve) => setTimeout(resolve, left));
}

describe('limits', () => {
  test('a member has her own, over all gateways; a visitor another; both are told when', async () => {
    await earlyInMinute();
    const browser = await house.member();
    const status = async () => (await browser.get('/api/journal')).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
    await new Promise((resolve) => setTimeout(resolve, 400)); // told to Redis
    const second = await house.start({ GATEWAY_PORT: '0' });
    const elsewhere = house.browser(second.port);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.get('/api/journal');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await elsewhere.get('/api/journal')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const over = await elsewhere.get('/api/journal');
    expect([over.status, over.json()['code']]).toEqual([429, 'rate.limited']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await house.browser().get('/api/plans')).status).not.toBe(429);
  });

  test('writes of a visitor and log-ins have narrower ones', async () => {
    await earlyInMinute();
    const visitor = house.browser();
    const write = async () => (await visitor.post('/api/anonymous-assessments', {})).status;
    expect([await write(), await write(), await write()]).toEqual([200, 200, 429]);
    const login = async () => (await house.browser().get('/api/login')).status;
    const statuses = [await login(), await login(), await login()];
    expect(statuses.at(-1)).toBe(429);
  });

  test('Redis away: limits let through, sessions are a 503, nothing hangs, and it heals', async () => {
    const browser = await house.member().catch(() => house.browser());
    await house.redis.kill();
    const started = performance.now();
    const visitor = await house.browser().get('/api/plans');
    expect([200, 404, 429]).toContain(visitor.status);
    const member = await browser.get('/api/journal', { cookie: `__Host-moons=${'a'.repeat(43)}` });
    expect([member.status, member.headers['retry-after']]).toEqual([503, '2']);
    expect((await house.browser().get('/ready')).status).toBe(503);
    expect((await house.browser().get('/live')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_500);
    await house.redis.start();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await house.browser().get('/ready')).status).toBe(200);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createLogger } from '../logger.ts';
import { createRedis, type Redis } from '../redis.ts';
import { startHouse, type House } from '../testing/test-house.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { sha256 } from './session.ts';

let house: House;
let redis: Redis;
beforeAll(async () => {
  house = await startHouse();
  redis = createRedis(house.redis.url, createLogger('silent'));
  await redis.connect();
});
afterAll(async () => {
  redis.destroy();
  await house.stop();
});
afterEach(() => {
  Object.assign(house.provider.state, { lifetimeSeconds: 300, down: false, delayMs: 0, roles: ['member'] });
});

const keyOf = (browser: TestBrowser) => `moons:session:${sha256(browser.cookies.get('__Host-moons') ?? '')}`;
const expire = (browser: TestBrowser) => redis.hSet(keyOf(browser), { refreshAt: '1', expiresAt: '2' });
const sidOf = (browser: TestBrowser) => redis.hGet(keyOf(browser), 'keycloakSid');
const bearer = (headers: Record<string, unknown>) => String(headers['authorization']);

describe('sessions', () => {
  test('a hundred parallel calls over two gateways on an expired token make one refresh', async () => {
    const second = await house.start({ GATEWAY_PORT: '0' });
    const browser = await house.member();
    await expire(browser);
    house.provider.state.refreshes = 0;
    house.provider.state.delayMs = 150;
    const elsewhere = house.browser(second.port);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 2 ? browser : elsewhere).get('/api/journal')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => bearer(a.json()['headers'] as Record<string, unknown>))).size).toBe(1);
    expect(house.provider.state.refreshes).toBe(1);
  });

  test('a refresh brings new roles', async () => {
    const browser = await house.member();
    house.provider.state.roles = ['member', 'host', 'offline_access'];
    await expire(browser);
    expect((await browser.get('/api/auth/user')).json()['roles']).toEqual(['member', 'host']);
  });

  test('a refresh that Keycloak refuses ends the session', async () => {
    const browser = await house.member();
    await expire(browser);
    house.provider.forgetAll();
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect(await redis.exists(keyOf(browser))).toBe(0);
  });

  test('while Keycloak is away the session stays: 503, then it heals', async () => {
    const browser = await house.member();
    await expire(browser);
    house.provider.state.down = true;
    const away = await browser.get('/api/auth/user');
    expect(away.status).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    house.provider.state.down = false;
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test('Redis holds no usable cookie', async () => {
    const browser = await house.member();
    const cookie = browser.cookies.get('__Host-moons') ?? 'none';
    for (const key of await redis.keys('*')) expect(key).not.toContain(cookie);
  });
});

describe('logout', () => {
  test('ends the session here, at Keycloak and in every gateway at once', async () => {
    const second = await house.start({ GATEWAY_PORT: '0' });
    const browser = await house.member();
    const elsewhere = house.browser(second.port);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200); // a copy in its memory
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    house.provider.state.logouts = 0;
    const before = browser.cookieHeader;
    expect((await browser.post('/api/logout')).status).toBe(204);
    expect(house.provider.state.logouts).toBe(1);
    expect(browser.cookies.has('__Host-moons')).toBe(false);
    expect((await browser.get('/api/auth/user', { cookie: before })).status).toBe(401);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
  });

  test('is 204 without a session, and refused from another site', async () => {
    expect((await house.browser().post('/api/logout')).status).toBe(204);
    const browser = await house.member();
    const forced = await browser.post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(forced.status).toBe(403);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });
});

describe('backchannel logout', () => {
  const send = (token: string) =>
    house
      .browser()
      .ask(
        'POST',
        '/api/backchannel-logout',
        { 'content-type': 'application/x-www-form-urlencoded' },
        String(new URLSearchParams({ logout_token: token })),
      );

  test('ends the login that it names, and no other', async () => {
    const [one, other] = [await house.member(), await house.member()];
    await one.get('/api/auth/user');
    expect((await send(await house.provider.logoutToken({ sid: await sidOf(one) }))).status).toBe(200);
    expect((await one.get('/api/auth/user')).status).toBe(401);
    expect((await other.get('/api/auth/user')).status).toBe(200);
  });

  test('without a sid it ends all of hers', async () => {
    const [one, other] = [await house.member(), await house.member()];
    expect((await send(await house.provider.logoutToken({ sub: 'member-1' }))).status).toBe(200);
    expect((await one.get('/api/auth/user')).status).toBe(401);
    expect((await other.get('/api/auth/user')).status).toBe(401);
  });

  test('forged, replayed, with a nonce, or another kind of token: refused', async () => {
    const browser = await house.member();
    const sid = await sidOf(browser);
    const { logoutToken } = house.provider;
    expect((await send(await logoutToken({ sid }, { forged: true }))).status).toBe(400);
    expect((await send(await logoutToken({ sid, nonce: 'x' }))).status).toBe(400);
    expect((await send(await logoutToken({ sid, events: {} }))).status).toBe(400);
    expect((await send('not a token')).status).toBe(400);
    expect((await send('')).status).toBe(400);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    const once = await logoutToken({ sid: 'unknown' }, { jti: 'same' });
    expect((await send(once)).status).toBe(200);
    expect((await send(once)).status).toBe(400);
  });
});

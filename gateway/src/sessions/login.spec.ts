import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHouse, type House } from '../testing/test-house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

describe('login', () => {
  test('goes round and leads back to where she was', async () => {
    const browser = house.browser();
    const back = await browser.login(house.provider.url, '?returnTo=/journal%3Fday%3D1');
    expect(back.status).toBe(302);
    expect(back.headers.location).toBe('/journal?day=1');
    const cookie = (back.headers['set-cookie'] ?? [])[0];
    expect(cookie).toMatch(/^__Host-moons=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    const user = await browser.get('/api/auth/user');
    expect(user.json()).toEqual({
      id: 'member-1',
      preferredName: 'Mira',
      email: 'mira@moons.test',
      roles: ['member'],
      tier: 'seeker',
    });
    expect(user.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/api/logout',
    '/auth/x',
    '/a/..//evil.test',
    '',
  ])('never leads to %p', async (returnTo) => {
    const answer = await house
      .browser()
      .login(house.provider.url, `?returnTo=${encodeURIComponent(returnTo)}`);
    expect(answer.headers.location).toBe('/');
  });

  test('asks Keycloak for S256, state, nonce and, to register, its form', async () => {
    const start = await house.browser().get('/api/login?register=1');
    const url = new URL(start.headers.location ?? '');
    expect(url.origin).toBe(house.origin);
    expect(url.pathname).toBe('/auth/realms/moons/protocol/openid-connect/auth');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('prompt')).toBe('create');
    expect(url.searchParams.get('state')).toBeTruthy();
    expect(url.searchParams.get('nonce')).toBeTruthy();
    expect(url.searchParams.get('redirect_uri')).toBe(`${house.origin}/api/login/callback`);
  });

  test('a callback opened twice, by another browser, forged or broken off leads back to /login', async () => {
    const browser = house.browser();
    const callback = await browser.loginUntilCallback(house.provider.url);
    const stranger = await house.browser().get(callback);
    expect(stranger.headers.location).toBe('/login?problem=expired');
    expect((await browser.get(callback)).headers.location).toBe('/');
    expect((await browser.get(callback)).headers.location).toBe('/login?problem=expired');
    expect((await browser.get('/api/login/callback?code=x&state=y')).headers.location).toBe(
      '/login?problem=expired',
    );

    const other = house.browser();
    const changed = (await other.loginUntilCallback(house.provider.url)).replace(/code=[^&]+/, 'code=forged');
    expect((await other.get(changed)).headers.location).toBe('/login?problem=failed');

    const third = house.browser();
    const state = /state=([^&]+)/.exec(await third.loginUntilCallback(house.provider.url))?.[1];
    const denied = await third.get(`/api/login/callback?error=access_denied&state=${state}`);
    expect(denied.headers.location).toBe('/login?problem=cancelled');
    expect(third.cookies.has('__Host-moons')).toBe(false);
  });

  test('two tabs log in side by side', async () => {
    const browser = house.browser();
    const one = await browser.loginUntilCallback(house.provider.url, '?returnTo=/one');
    const two = await browser.loginUntilCallback(house.provider.url, '?returnTo=/two');
    expect((await browser.get(two)).headers.location).toBe('/two');
    expect(one).toContain('/api/login/callback');
  });

  test('says so when Keycloak does not answer', async () => {
    const browser = house.browser();
    const callback = await browser.loginUntilCallback(house.provider.url);
    house.provider.state.down = true;
    expect((await browser.get(callback)).headers.location).toBe('/login?problem=unavailable');
    house.provider.state.down = false;
  });

  test('without a session there is the envelope', async () => {
    const answer = await house.browser().get('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'auth.required', requestId: expect.any(String) });
  });
});

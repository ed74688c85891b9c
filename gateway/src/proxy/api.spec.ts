import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import * as z from 'zod/mini';
import { allCalls } from '@moons/contracts/all-calls';
import { defineCall } from '@moons/contracts/call';
import { startHouse, type House } from '../testing/test-house.ts';
import { freePort } from '../testing/test-redis.ts';
import { startUpstream } from '../testing/test-upstream.ts';

const upload = defineCall({
  id: 'test.upload',
  service: 'circles',
  method: 'POST',
  path: '/api/test-upload',
  summary: 'For this test.',
  door: 'member',
  kind: 'upload',
  maxBodyBytes: 1024 * 1024,
  responses: { 200: z.unknown() },
});

let house: House;
beforeAll(async () => {
  house = await startHouse({}, [...allCalls, upload]);
});
afterAll(() => house.stop());
afterEach(() => {
  house.service.state.answer = house.service.echo;
});
const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const started = performance.now();
  return [await work, performance.now() - started];
};

describe('the way to a service', () => {
  test('carries the token and the request id, never what could pass for an identity', async () => {
    const browser = await house.member();
    const answer = await browser.get('/api/journal?limit=3', {
      'x-identity': 'admin',
      authorization: 'Bearer forged',
      'x-forwarded-user': 'admin',
      'idempotency-key': 'k-1',
    });
    const seen = answer.json() as { url: string; headers: Record<string, string> };
    expect(seen.url).toBe('/api/journal?limit=3');
    expect(seen.headers['authorization']).toMatch(/^Bearer ey/);
    expect(seen.headers['authorization']).not.toContain('forged');
    expect(seen.headers['x-request-id']).toBe(answer.headers['x-request-id']);
    expect(seen.headers['idempotency-key']).toBe('k-1');
    for (const name of ['cookie', 'x-identity', 'x-forwarded-user'])
      expect(seen.headers).not.toHaveProperty(name);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a visitor brings no token, even if she sends one', async () => {
    const answer = await house.browser().get('/api/posts', { authorization: 'Bearer forged' });
    if (answer.status === 200) expect(answer.json()['headers']).not.toHaveProperty('authorization');
    expect((await house.browser().get('/api/journal', { authorization: 'Bearer x' })).status).toBe(401);
  });

  test('unknown path, other method', async () => {
    const unknown = await house.browser().get('/api/nothing/here');
    expect([unknown.status, unknown.json()['code']]).toEqual([404, 'request.not-found']);
    const method = await house.browser().ask('DELETE', '/api/profile', { 'x-moons': '1' });
    expect([method.status, method.headers.allow]).toEqual([405, 'GET, PATCH']);
  });

  test('a write needs our own pages and the product header', async () => {
    const browser = await house.member();
    const status = async (headers: Record<string, string>) =>
      (await browser.ask('POST', '/api/journal', { 'content-type': 'application/json', ...headers }, '{}'))
        .status;
    expect(await status({ 'x-moons': '1', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ 'x-moons': '1', origin: house.origin })).toBe(200);
    expect(await status({ 'x-moons': '1', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'x-moons': '1', 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ 'x-moons': '1', origin: 'https://evil.test' })).toBe(403);
    expect(await status({ 'x-moons': '1' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(403);
  });

  test('2 MB is refused before it is read, declared or not', async () => {
    const browser = await house.member();
    const headers = { 'content-type': 'application/json', 'x-moons': '1', 'sec-fetch-site': 'same-origin' };
    const before = house.service.seen.length;
    const socket = connect(house.port, '127.0.0.1');
    const lines = Object.entries({
      ...headers,
      cookie: browser.cookieHeader,
      host: 'x',
      'content-length': '2000000',
    });
    socket.write(
      `POST /api/journal HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 413 [\s\S]*request\.too-large/);
    socket.destroy();

    const chunked = connect(house.port, '127.0.0.1');
    const open = [...lines.slice(0, -1), ['transfer-encoding', 'chunked']];
    chunked.write(
      `POST /api/journal HTTP/1.1\r\n${open.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    );
    chunked.on('error', () => undefined);
    for (let i = 0; i < 20; i += 1) chunked.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
    const [second] = (await once(chunked, 'data')) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1.1 413 /);
    chunked.destroy();
    expect(house.service.seen.length).toBe(before);
  });

  test('an upload streams, and stops at its bound', async () => {
    const browser = await house.member();
    const headers = { 'content-type': 'video/mp4', 'x-moons': '1', 'sec-fetch-site': 'same-origin' };
    const fits = await browser.ask('POST', '/api/test-upload', headers, 'x'.repeat(900_000));
    expect([fits.status, String(fits.json()['body']).length]).toEqual([200, 900_000]);
    const big = { ...headers, 'transfer-encoding': 'chunked' };
    const refused = await browser
      .ask('POST', '/api/test-upload', big, Buffer.alloc(3_000_000))
      .catch(() => null);
    if (refused) expect(refused.status).toBe(413);
  });

  test('a read is tried once more when the connection breaks, a write never', async () => {
    const browser = await house.member();
    let calls = 0;
    house.service.state.answer = (request, response) => {
      calls += 1;
      if (calls === 1) return void request.socket.destroy();
      house.service.echo(request, response);
    };
    expect((await browser.get('/api/journal')).status).toBe(200);
    expect(calls).toBe(2);
    calls = 0;
    expect((await browser.post('/api/journal', {})).status).toBe(503);
    expect(calls).toBe(1);
  });

  test('a service that hangs is a 504', async () => {
    const browser = await house.member();
    house.service.state.answer = () => undefined;
    const [answer, ms] = await timed(browser.get('/api/journal'));
    expect([answer.status, answer.json()['code']]).toEqual([504, 'service.timeout']);
    expect(ms).toBeLessThan(4_000);
  });

  test('when the client leaves, the service is told', async () => {
    const browser = await house.member();
    house.service.state.answer = () => undefined;
    const before = house.service.state.aborted;
    const socket = connect(house.port, '127.0.0.1');
    socket.write(`GET /api/journal HTTP/1.1\r\nhost: x\r\ncookie: ${browser.cookieHeader}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(house.service.state.aborted).toBe(before + 1);
  });
});

describe('a service that is away', () => {
  test('is a 503 at once, a breaker after five, and heals by itself', async () => {
    const port = await freePort();
    const urls = JSON.stringify({ wellness: `http://127.0.0.1:${port}` });
    const gateway = await house.start({ GATEWAY_PORT: '0', SERVICE_URLS: urls });
    const member = await house.member();
    const browser = house.browser(gateway.port);
    for (const [name, value] of member.cookies) browser.cookies.set(name, value);
    for (let i = 0; i < 6; i += 1) {
      const [answer, ms] = await timed(browser.get('/api/journal'));
      expect([answer.status, answer.json()['code'], answer.headers['retry-after']]).toEqual([
        503,
        'service.unavailable',
        '2',
      ]);
      expect(ms).toBeLessThan(1_000);
    }
    const back = await startUpstream(port);
    expect((await browser.get('/api/journal')).status).toBe(503); // open: not asked
    expect(back.seen).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await browser.get('/api/journal')).status).toBe(200);
    await back.stop();
  });
});

describe('/auth', () => {
  test('reaches Keycloak with its cookies and the public address, never with ours', async () => {
    const browser = await house.member();
    const answer = await browser.ask('GET', '/auth/realms/moons/x?a=1', {
      cookie: `${browser.cookieHeader}; AUTH_SESSION_ID=k`,
      'x-forwarded-host': 'evil.test',
    });
    const { headers, path } = answer.json() as { headers: Record<string, string>; path: string };
    expect(path).toBe('/auth/realms/moons/x?a=1');
    expect(headers['cookie']).toBe('AUTH_SESSION_ID=k');
    expect(headers['x-forwarded-host']).toBe(new URL(house.origin).host);
    expect(headers['x-forwarded-proto']).toBe('http');
  });

  test.each([
    '/auth/admin/',
    '/auth/admin/realms/moons',
    '/auth/health/ready',
    '/auth/metrics',
    '/auth/realms/master/protocol/openid-connect/auth',
    '/auth/%61dmin/',
    '/auth/%2561dmin/',
    '/auth//admin',
    '/auth/realms/../admin',
    '/auth/x/%2e%2e/admin',
    '/auth/;a=b/admin',
  ])('%s is not outside', async (path) => {
    const answer = await house.browser().get(path);
    expect(answer.status).toBe(404);
  });
});

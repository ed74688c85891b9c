import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { startHouse, type House } from '../testing/test-house.ts';
import { freePort } from '../testing/test-redis.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let house: House;
let circles: { server: Server; requests: IncomingMessage[]; url: string };

async function startCircles() {
  const server = createServer();
  const requests: IncomingMessage[] = [];
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    requests.push(request);
    socket.on('message', (data) => socket.send(`heard ${String(data)}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  circles = await startCircles();
  const dead = `http://127.0.0.1:${await freePort()}`;
  house = await startHouse({ CIRCLES_URLS: JSON.stringify([dead, circles.url]) });
});
afterAll(async () => {
  await house.stop();
  circles.server.closeAllConnections();
  circles.server.close();
});

function open(browser: TestBrowser, headers: Record<string, string> = {}, port = house.port): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: {
      origin: house.origin,
      ...(browser.cookieHeader ? { cookie: browser.cookieHeader } : {}),
      ...headers,
    },
  });
}
const refusal = async (socket: WebSocket): Promise<string> =>
  ((await once(socket, 'error')) as [Error])[0].message;

describe('/ws', () => {
  test('is joined to an instance that lives, with her token and nothing else', async () => {
    const browser = await house.member();
    for (let i = 0; i < 3; i += 1) {
      const socket = open(browser, { authorization: 'Bearer forged', 'x-identity': 'admin' });
      await once(socket, 'open');
      socket.send('moon');
      const [heard] = (await once(socket, 'message')) as [Buffer];
      expect(String(heard)).toBe('heard moon');
      socket.close();
    }
    const headers = circles.requests.at(-1)?.headers ?? {};
    expect(headers.authorization).toMatch(/^Bearer ey/);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-identity');
  });

  test('needs a session and our own page', async () => {
    expect(await refusal(open(house.browser()))).toContain('401');
    const browser = await house.member();
    expect(await refusal(open(browser, { origin: 'https://evil.test' }))).toContain('403');
  });

  test('a logout closes it at once', async () => {
    const browser = await house.member();
    const socket = open(browser);
    await once(socket, 'open');
    const closed = once(socket, 'close') as Promise<[number]>;
    await browser.post('/api/logout');
    expect((await closed)[0]).toBe(1008);
  });

  test('draining closes it with 1001', async () => {
    const gateway = await house.start({ GATEWAY_PORT: '0' });
    const socket = open(await house.member(), {}, gateway.port);
    await once(socket, 'open');
    const closed = once(socket, 'close') as Promise<[number]>;
    await gateway.close();
    expect((await closed)[0]).toBe(1001);
  });

  test('is a 503 when no instance lives', async () => {
    const dead = `http://127.0.0.1:${await freePort()}`;
    const gateway = await house.start({ GATEWAY_PORT: '0', CIRCLES_URLS: JSON.stringify([dead]) });
    expect(await refusal(open(await house.member(), {}, gateway.port))).toContain('503');
  });
});

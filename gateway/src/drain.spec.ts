import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, get } from 'node:http';
import { startHouse, type House } from './testing/test-house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

test('what is under way is finished, then nothing is taken any more', async () => {
  const gateway = await house.start({ GATEWAY_PORT: '0' });
  const member = await house.member();
  const browser = house.browser(gateway.port);
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  house.service.state.answer = (request, response) =>
    void setTimeout(() => house.service.echo(request, response), 500);
  const under = browser.get('/api/journal');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const closing = gateway.close();
  expect((await under).status).toBe(200);
  await closing;
  await expect(browser.get('/live')).rejects.toThrow();
});

test('a connection that is kept alive does not hold the end up', async () => {
  const gateway = await house.start({ GATEWAY_PORT: '0' });
  const member = await house.member();
  house.service.state.answer = (request, response) =>
    void setTimeout(() => house.service.echo(request, response), 300);
  const agent = new Agent({ keepAlive: true });
  const under = new Promise((resolve, reject) => {
    const headers = { cookie: member.cookieHeader };
    const options = { host: '127.0.0.1', port: gateway.port, path: '/api/journal', agent, headers };
    get(options, (response) => response.resume().on('end', () => resolve(response.statusCode))).on(
      'error',
      reject,
    );
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = performance.now();
  await gateway.close();
  expect(await under).toBe(200);
  expect(performance.now() - started).toBeLessThan(1_500);
  agent.destroy();
});

test('what never ends is cut', async () => {
  const gateway = await house.start({ GATEWAY_PORT: '0', DRAIN_MS: '300', HEADERS_TIMEOUT_MS: '20000' });
  const member = await house.member();
  const browser = house.browser(gateway.port);
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  house.service.state.answer = () => undefined;
  const under = browser.get('/api/journal').catch(() => 'cut');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const started = performance.now();
  await gateway.close();
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(await under).toBe('cut');
});

test('metrics are for this machine alone', async () => {
  const browser = house.browser();
  expect((await browser.get('/metrics')).text).toContain('gateway_answers_total');
  expect((await browser.get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
});

import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { freePort } from '../ports.ts';
import { Messages } from './messages.ts';
import { startSmtp } from './smtp.ts';
import { startWeb } from './web.ts';

const messages = new Messages();
let smtp: SMTPServer;
let web: Server;
let smtpPort: number;
let page: string;

beforeAll(async () => {
  smtpPort = await freePort();
  smtp = await startSmtp(smtpPort, messages);
  const port = await freePort();
  web = await startWeb(port, messages);
  page = `http://127.0.0.1:${port}`;
});
beforeEach(() => messages.clear());
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()));
  web.closeAllConnections();
  await new Promise((done) => web.close(done));
});

const send = (subject: string, html = '<p>Hello</p>') =>
  createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({
    from: 'moons@moons.test',
    to: 'Mira <mira@moons.test>',
    subject,
    text: 'Your report – with love',
    html,
  });

test('a mail arrives and is found by its receiver', async () => {
  await send('Your report');
  const found = await (await fetch(`${page}/api/messages?to=Mira@moons.test`)).json();
  expect(found).toEqual([
    {
      id: expect.any(String),
      kind: 'mail',
      to: 'mira@moons.test',
      from: 'moons@moons.test',
      subject: 'Your report',
      text: expect.stringContaining('Your report – with love'),
      html: expect.stringContaining('<p>Hello</p>'),
      receivedAt: expect.any(String),
    },
  ]);
  expect(await (await fetch(`${page}/api/messages?to=other@moons.test`)).json()).toEqual([]);
});

test("the page shows what was sent as text, never as a page's own code", async () => {
  await send('<script>alert(1)</script>');
  const answer = await fetch(page);
  const html = await answer.text();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});

test("a mail's own HTML is served where nothing can run or load", async () => {
  await send('Styled', '<script>alert(1)</script><img src="https://elsewhere.test/x.png">');
  const [{ id = '' } = {}] = messages.list();
  const answer = await fetch(`${page}/messages/${id}.html`);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*img-src data:.*sandbox$/,
  );
});

test('a text message is kept, as JSON or as a form', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ to: '+15550001', text: 'Breathe.' });
  expect((await fetch(`${page}/api/sms`, { ...json, body })).status).toBe(201);
  const form = new URLSearchParams({ To: '+15550002', From: '+1555', Body: 'Rest.' });
  expect((await fetch(`${page}/api/sms`, { method: 'POST', body: form })).status).toBe(201);
  expect(messages.list().map(({ kind, to, text }) => [kind, to, text])).toEqual([
    ['sms', '+15550002', 'Rest.'],
    ['sms', '+15550001', 'Breathe.'],
  ]);
});

test('bad input is refused, and everything can be emptied', async () => {
  expect((await fetch(`${page}/api/sms`, { method: 'POST', body: 'to=' })).status).toBe(400);
  expect((await fetch(`${page}/nothing`)).status).toBe(404);
  await send('Gone soon');
  expect((await fetch(`${page}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(messages.list()).toEqual([]);
});

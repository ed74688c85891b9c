import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { addCircle, databaseName, startChat, until } from '../testing/chat-instance.ts';
import type { ChatInstance } from '../testing/chat-instance.ts';

let chat: ChatInstance;
beforeAll(async () => {
  chat = await startChat(databaseName());
  await addCircle(chat);
}, 30_000);
afterAll(() => chat.stop());

const codes = (client: Awaited<ReturnType<ChatInstance['enter']>>) =>
  client.of('error').map(({ data }) => data.code);

test('malformed JSON is answered, and closed after several', async () => {
  const client = await chat.enter('a');
  for (const bad of ['{', '[]', '"x"', 'null']) client.socket.send(bad);
  await client.until(() => codes(client).length === 4);
  expect(new Set(codes(client))).toEqual(new Set(['ws.malformed']));
  client.socket.send('{"type":7}');
  await client.until(() => client.closedWith === 1007);
});

test('an unknown type, a wrong shape, blank and too long words have their code, and the line stays', async () => {
  const client = await chat.enter('a');
  await client.join();
  client.socket.send(JSON.stringify({ type: 'make_me_host', streamId: 'room' }));
  client.socket.send(JSON.stringify({ type: 'join_stream', streamId: { $ne: 1 }, data: {} }));
  const clientId = client.say('   ');
  client.say('x'.repeat(2_001));
  client.say('not a uuid', { clientId: 'short' });
  client.send({ type: 'heart_reaction', streamId: 'elsewhere' });
  await client.until(() => codes(client).length === 6);
  const malformed = 'ws.malformed';
  expect(codes(client)).toEqual([
    'ws.unknown-type',
    malformed,
    malformed,
    malformed,
    malformed,
    'ws.not-joined',
  ]);
  expect(client.of('error')[2]?.data).toMatchObject({ clientId, error: 'Please write something first.' });
  client.say('all is well');
  await client.until(() => client.texts.includes('all is well'));
});

test('too large is 1009, binary is 1003', async () => {
  const large = await chat.enter('a');
  large.socket.send(JSON.stringify({ type: 'x', streamId: 'y'.repeat(20_000) }));
  await large.until(() => large.closedWith === 1009);
  const binary = await chat.enter('a');
  binary.socket.send(Buffer.from([1, 2, 3]));
  await binary.until(() => binary.closedWith === 1003);
});

test('too fast is refused with the message’s id, far too fast ends the connection', async () => {
  const client = await chat.enter('fast');
  await client.join();
  for (let n = 0; n < 80; n += 1) client.say('quick');
  await client.until(() => codes(client).includes('ws.rate-limited'));
  expect(client.of('error')[0]?.data.clientId).toBeDefined();
  for (let n = 0; n < 200; n += 1) client.say('quicker');
  await client.until(() => client.closedWith === 1008);
});

test('a spoofed user id changes nothing', async () => {
  const client = await chat.enter('me');
  await client.join();
  client.say('mine', { userId: 'somebody-else', clientId: randomUUID() });
  await client.until(() => client.texts.includes('mine'));
  expect(await chat.messages.distinct('memberId', { message: 'mine' })).toEqual(['me']);
});

test('an upgrade without a token is 401, to another path 404, and nothing crashed', async () => {
  const upgrade = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const answered = async (response: IncomingMessage) => {
        let body = '';
        for await (const chunk of response) body += String(chunk);
        resolve({ status: response.statusCode ?? 0, body });
      };
      const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
      request(`${chat.url}${path}`, {
        headers: { connection: 'upgrade', upgrade: 'websocket', ...key, ...headers },
      })
        .on('response', (response) => void answered(response))
        .on('error', reject)
        .end();
    });
  const refused = await upgrade('/ws', { 'x-user-id': 'admin', cookie: 'userId=admin' });
  expect(refused.status).toBe(401);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'auth.required' });
  expect((await upgrade('/other')).status).toBe(404);
});

test('a reader that stalls is cut, the others read on', async () => {
  await addCircle(chat, { _id: 'busy' });
  const stalled = await chat.enter('stalled', 'busy');
  const reader = await chat.enter('reader', 'busy');
  await stalled.join();
  await reader.join();
  stalled.socket.pause();
  const senders = await Promise.all(Array.from({ length: 12 }, (_, n) => chat.enter(`s${n}`, 'busy')));
  for (const sender of senders) await sender.join();
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    for (const sender of senders) for (let n = 0; n < 20; n += 1) sender.say('\u{1F315}'.repeat(900));
    await until(() => reader.seqs.length >= (round + 1) * 240, 20_000).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if ((await chat.rooms.presence.count('busy')) === 13) break;
  }
  expect(await chat.rooms.presence.count('busy')).toBe(13);
  reader.say('still here');
  await reader.until(() => reader.texts.includes('still here'));
}, 60_000);

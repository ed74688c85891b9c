import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMongo, startRedis } from '@moons/service-kit/testing';
import type { RealPart } from '@moons/service-kit/testing';
import { upTo } from '../testing/chat-client.ts';
import { addCircle, databaseName, startChat, until } from '../testing/chat-instance.ts';
import type { ChatInstance } from '../testing/chat-instance.ts';

let mongo: RealPart;
let redis: RealPart;
let one: ChatInstance;
let two: ChatInstance;

beforeAll(async () => {
  [mongo, redis] = await Promise.all([startMongo(), startRedis()]);
  const own = {
    mongoUrl: `mongodb://127.0.0.1:${mongo.port}/?directConnection=true`,
    redisUrl: `redis://127.0.0.1:${redis.port}`,
  };
  const database = databaseName();
  one = await startChat(database, own);
  two = await startChat(database, own);
  await addCircle(one);
}, 60_000);
afterAll(async () => {
  await one.stop();
  await two.stop();
  await redis.kill();
  await mongo.kill();
}, 30_000);

test('Redis may die and come back: everything is delivered once, in order, to both instances', async () => {
  const here = await one.enter('here');
  const there = await two.enter('there');
  await here.join();
  await there.join();
  for (const n of upTo(3)) here.say(`before ${n}`);
  await there.until(() => there.seqs.length === 3);
  await redis.kill();
  await until(() => !one.redis.main.isReady && !two.redis.main.isReady);
  for (const n of upTo(5)) here.say(`without ${n}`);
  for (const n of upTo(5)) there.say(`also without ${n}`);
  await there.until(() => there.seqs.length === 13);
  await here.until(() => here.seqs.length === 13);
  const late = await two.enter('late');
  expect((await late.join(3)).data).toMatchObject({ resume: 'complete', lastSeq: 13 });
  await redis.start();
  await until(() => one.redis.main.isReady && two.redis.main.isReady);
  for (const n of upTo(3)) here.say(`after ${n}`);
  for (const client of [here, there, late]) await client.until(() => client.seqs.includes(16));
  expect(here.seqs).toEqual(upTo(16));
  expect(there.seqs).toEqual(upTo(16));
  expect(late.seqs).toEqual(upTo(16).slice(3));
  const quick = Date.now();
  here.say('quick again');
  await there.until(() => there.seqs.includes(17));
  expect(Date.now() - quick).toBeLessThan(900);
}, 60_000);

test('kill -9 of MongoDB while words are being saved: kept by the sender, stored once, nothing lost', async () => {
  await addCircle(one, { _id: 'stormy' });
  const client = await one.enter('writer', 'stormy');
  await client.join();
  const open = new Map<string, string>();
  const say = (text: string) => open.set(client.say(text), text);
  for (const n of upTo(20)) say(`first ${n}`);
  await mongo.kill();
  for (const n of upTo(5)) say(`second ${n}`);
  const settled = () =>
    new Set([
      ...client.of('acknowledged').map(({ data }) => data.clientId),
      ...client.of('error').flatMap(({ data }) => data.clientId ?? []),
    ]);
  await client.until(() => settled().size === 25, 20_000);
  expect(new Set(client.of('error').map(({ data }) => data.code))).toEqual(new Set(['service.unavailable']));
  expect(client.closedWith).toBeUndefined();
  const promised = client.of('acknowledged').map(({ data }) => data.clientId);
  await mongo.start();
  await until(
    () =>
      one.messages.estimatedDocumentCount().then(
        () => true,
        () => false,
      ),
    20_000,
  );
  const stored = await one.messages.find({ streamId: 'stormy' }).lean();
  for (const clientId of promised) expect(stored.some((row) => row.clientId === clientId)).toBe(true);
  const allAcknowledged = () =>
    new Set(client.of('acknowledged').map(({ data }) => data.clientId)).size === 25;
  await until(async () => {
    const known = new Set(client.of('acknowledged').map(({ data }) => data.clientId));
    for (const [clientId, text] of open) if (!known.has(clientId)) client.say(text, { clientId });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return allAcknowledged();
  }, 30_000);
  await client.until(() => client.seqs.includes(25));
  expect(client.seqs).toEqual(upTo(25));
  expect(new Set(client.texts)).toEqual(new Set(open.values()));
  expect(await one.messages.countDocuments({ streamId: 'stormy' })).toBe(25);
}, 90_000);

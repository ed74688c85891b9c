import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { upTo } from '../testing/chat-client.ts';
import { addCircle, databaseName, startChat } from '../testing/chat-instance.ts';
import type { ChatInstance } from '../testing/chat-instance.ts';

let one: ChatInstance;
let two: ChatInstance;
let rooms = 0;

beforeAll(async () => {
  const database = databaseName();
  one = await startChat(database);
  two = await startChat(database);
}, 30_000);
afterAll(async () => {
  await one.stop();
  await two.stop();
});

async function room(fields: Parameters<typeof addCircle>[1] = {}): Promise<string> {
  const _id = `room-${++rooms}`;
  await addCircle(one, { _id, ...fields });
  return _id;
}

test('three members on two instances get one order without gaps', async () => {
  const id = await room();
  const clients = [await one.enter('a', id), await one.enter('b', id), await two.enter('c', id)];
  for (const client of clients) await client.join();
  for (const n of upTo(40)) for (const [index, client] of clients.entries()) client.say(`${index}-${n}`);
  for (const client of clients) {
    await client.until(() => client.seqs.length === 120);
    expect(client.seqs).toEqual(upTo(120));
    expect(client.texts).toEqual(clients[0]?.texts);
    expect(client.of('acknowledged')).toHaveLength(40);
  }
  for (const [index, client] of clients.entries()) {
    const own = client.texts.filter((text) => text.startsWith(`${index}-`));
    expect(own).toEqual(upTo(40).map((n) => `${index}-${n}`));
  }
}, 30_000);

test('200 senders at once take 200 numbers', async () => {
  const id = await room();
  const half = (instance: ChatInstance, name: string) =>
    Promise.all(
      upTo(100).map(async (n) => {
        const client = await instance.enter(`${name}${n}`, id);
        await client.join();
        return client;
      }),
    );
  const clients = [...(await half(one, 'x')), ...(await half(two, 'y'))];
  for (const client of clients) client.say('now');
  for (const client of clients) await client.until(() => client.seqs.length === 200, 20_000);
  for (const client of clients) expect(client.seqs).toEqual(upTo(200));
  expect(await one.messages.countDocuments({ streamId: id })).toBe(200);
  for (const client of clients) client.close();
}, 60_000);

test('a client that comes back has every message once, in order', async () => {
  const id = await room();
  const stays = await one.enter('stays', id);
  const goes = await two.enter('goes', id);
  await stays.join();
  await goes.join();
  for (const n of upTo(5)) stays.say(`before ${n}`);
  await goes.until(() => goes.seqs.length === 5);
  goes.close();
  for (const n of upTo(30)) stays.say(`missed ${n}`);
  await stays.until(() => stays.seqs.length === 35);
  const back = await one.enter('goes', id);
  for (const n of upTo(5)) stays.say(`meanwhile ${n}`);
  const joined = await back.join(5);
  expect(joined.data).toMatchObject({ resume: 'complete' });
  for (const n of upTo(5)) stays.say(`after ${n}`);
  await back.until(() => back.seqs.includes(45));
  expect(back.seqs).toEqual(upTo(45).slice(5));
}, 30_000);

test('a newcomer sees the latest fifty; a gap over the limit is a reload', async () => {
  const id = await room();
  const rows = upTo(700).map((seq) => ({
    streamId: id,
    seq,
    kind: 'chat_message' as const,
    messageType: 'chat' as const,
    message: `m${seq}`,
    isAnonymous: true,
    name: null,
    memberId: 'before',
    clientId: randomUUID(),
    erased: false,
    sentAt: new Date(),
  }));
  await one.messages.insertMany(rows);
  const fresh = await one.enter('fresh', id);
  expect((await fresh.join()).data).toMatchObject({ resume: 'complete', lastSeq: 700 });
  await fresh.until(() => fresh.seqs.length === 50);
  expect(fresh.seqs[0]).toBe(651);
  const late = await one.enter('late', id);
  expect((await late.join(3)).data.resume).toBe('reload');
  const exact = await one.enter('exact', id);
  expect((await exact.join(200)).data.resume).toBe('complete');
  await exact.until(() => exact.seqs.length === 500);
  const odd = await one.enter('odd', id);
  expect((await odd.join(9_999)).data.resume).toBe('reload');
}, 30_000);

test('the same client id is stored once and answered alike, on either instance', async () => {
  const id = await room();
  const here = await one.enter('same', id);
  const there = await two.enter('same', id);
  await here.join();
  await there.join();
  const clientId = here.say('once');
  here.say('once', { clientId });
  there.say('once', { clientId });
  await here.until(() => here.of('acknowledged').length === 2);
  await there.until(() => there.of('acknowledged').length === 1 && there.seqs.length === 1);
  const numbers = [...here.of('acknowledged'), ...there.of('acknowledged')].map(({ data }) => data.seq);
  expect(numbers).toEqual([1, 1, 1]);
  expect(await one.messages.countDocuments({ streamId: id })).toBe(1);
});

test('identity is the token’s, names are the room’s own, and anonymous words carry none', async () => {
  const id = await room();
  const other = await room();
  const author = await one.enter('author', id);
  const reader = await two.enter('reader', id);
  const { userId } = (await author.join()).data;
  await reader.join();
  author.say('signed', { userId: 'reader' });
  const clientId = author.say('unsigned', { isAnonymous: true });
  author.send({ type: 'prayer_request', streamId: id, data: { intention: 'peace', clientId: randomUUID() } });
  await reader.until(() => reader.seqs.length === 3);
  const [signed, unsigned, prayer] = reader.numbered;
  expect(signed?.data).toMatchObject({ userId, name: 'Name of author' });
  expect(userId).not.toContain('author');
  expect(Object.keys(unsigned?.data ?? {}).sort()).toEqual(['message', 'messageType', 'timestamp']);
  expect(Object.keys(prayer?.data ?? {}).sort()).toEqual(['intention', 'timestamp']);
  await author.until(() => author.seqs.length === 3);
  expect(author.numbered[1]?.data.clientId).toBe(clientId);
  const elsewhere = await one.enter('author', other);
  expect((await elsewhere.join()).data.userId).not.toBe(userId);
  expect(await one.messages.distinct('memberId', { streamId: id })).toEqual(['author']);
});

test('hearts and comings and goings reach both instances', async () => {
  const id = await room();
  const a = await one.enter('a', id);
  const b = await two.enter('b', id);
  expect((await a.join()).data.participantCount).toBe(1);
  expect((await b.join()).data.participantCount).toBe(2);
  await a.until(() => a.of('participant_joined').some(({ data }) => data.participantCount === 2));
  a.send({ type: 'heart_reaction', streamId: id });
  await b.until(() => b.of('heart_reaction').length === 1);
  await a.until(() => a.of('heart_reaction').length === 1);
  b.send({ type: 'leave_stream', streamId: id });
  await a.until(() => a.of('participant_left').some(({ data }) => data.participantCount === 1));
});

test('the places of an instance that died lapse by themselves', async () => {
  const id = await room();
  const places = `circles:presence:${id}`;
  await one.redis.main.zAdd(places, { score: Date.now() + 1_500, value: 'ghost@an-instance-that-died' });
  const a = await one.enter('a', id);
  expect((await a.join()).data.participantCount).toBe(2);
  await a.until(() => a.of('participant_left').some(({ data }) => data.participantCount === 1), 25_000);
}, 30_000);

test('the door: unknown, private, ended, full, and part of a plan', async () => {
  const refusal = async (member: string, id: string): Promise<string> => {
    const client = await one.enter(member, id);
    return client.join().then(
      () => 'joined',
      (error: Error) => /"code":"([^"]+)"/.exec(error.message)?.[1] ?? error.message,
    );
  };
  expect(await refusal('a', 'nowhere')).toBe('stream.not-found');
  expect(await refusal('a', await room({ isPrivate: true }))).toBe('stream.not-found');
  expect(await refusal('a', await room({ isPrivate: true, admittedMembers: ['a'] }))).toBe('joined');
  expect(await refusal('a', await room({ status: 'ended' }))).toBe('stream.ended');
  const small = await room({ maxParticipants: 2 });
  const places = await Promise.all(['a', 'b', 'c', 'd'].map((member) => refusal(member, small)));
  expect(places.sort()).toEqual(['joined', 'joined', 'stream.full', 'stream.full']);
  const premium = await room({ requiresSubscription: true, subscriptionTier: 'wise-woman' });
  expect(await refusal('a', premium)).toBe('stream.requires-subscription');
  expect(await refusal('a:wise-woman', premium)).toBe('joined');
});

test('a circle that ends takes no more words', async () => {
  const id = await room();
  const a = await one.enter('a', id);
  await a.join();
  await one.streams.updateOne({ _id: id }, { $set: { status: 'ended' } });
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  a.say('and now?');
  await a.until(() => a.of('error').some(({ data }) => data.code === 'stream.ended'));
}, 20_000);

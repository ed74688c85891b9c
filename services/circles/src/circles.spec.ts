import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { getRecordingStats } from '@moons/contracts/circles/recording';
import { getStream, listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import type { TokenClaims } from '@moons/service-kit/testing';
import { testService } from '@moons/service-kit/testing';
import type { TestService } from '@moons/service-kit/testing';
import mongoose from 'mongoose';
import { circles } from './circles.definition.ts';
import { MemberData } from './privacy/member-data.ts';
import { developmentHost } from './streams/seed-streams.ts';
import { ChatClient } from './testing/chat-client.ts';

let service: TestService;
let member: string;
let host: string;
const hostClaims: TokenClaims = { memberId: developmentHost.id, roles: ['member', 'host'], tier: null };

beforeAll(async () => {
  service = await testService(circles, { env: { SEED: '1' } });
  member = await service.token({ memberId: 'member-1', tier: null });
  host = await service.token(hostClaims);
}, 30_000);
afterAll(() => service.stop());

test('lists: live, upcoming by time, everything newest first', async () => {
  const live = await service.call(listLive, {}, { token: member });
  expect(live.status).toBe(200);
  expect(live.body.map(({ id, status }) => [id, status])).toEqual([['new-moon-circle', 'live']]);
  const upcoming = await service.call(listUpcoming, {}, { token: member });
  expect(upcoming.body).toMatchObject([{ requiresSubscription: true, status: 'scheduled' }]);
  const events = await service.call(listEvents, {}, { token: member });
  expect(events.body.map(({ status }) => status)).toEqual(['scheduled', 'live', 'ended']);
});

test('the key is for the host alone, while she has the role', async () => {
  const input = { params: { id: 'new-moon-circle' } };
  const forMember = await service.call(getStream, input, { token: member });
  expect(forMember.body.isHost).toBe(false);
  expect(forMember.body).not.toHaveProperty('streamKey');
  const forHost = await service.call(getStream, input, { token: host });
  expect(forHost.body.isHost).toBe(true);
  expect(forHost.body.streamKey).toMatch(/^[\w-]{32}$/);
  const former = await service.token({ ...hostClaims, roles: ['member'] });
  const afterwards = await service.call(getStream, input, { token: former });
  expect(afterwards.body).not.toHaveProperty('streamKey');
});

test('unknown ids, and nobody signed in', async () => {
  const unknown = await service.call(getStream, { params: { id: 'nowhere' } }, { token: member });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'stream.not-found']);
  const odd = await service.call(getStream, { params: { id: '$where' } }, { token: member });
  expect([odd.status, odd.body.code]).toEqual([400, 'request.invalid']);
  expect((await service.call(listLive, {})).status).toBe(401);
  const stats = await service.call(getRecordingStats, { params: { id: 'nowhere' } }, { token: member });
  expect(stats.status).toBe(404);
});

test('nothing is recorded', async () => {
  const stats = await service.call(
    getRecordingStats,
    { params: { id: 'new-moon-circle' } },
    { token: member },
  );
  expect(stats.body).toMatchObject({ isRecording: false, isAvailable: false });
});

test('a second start seeds nothing twice and brings stale times up to date', async () => {
  const streams = service.db.collection('streams');
  const keyed = async () =>
    (await streams.find().toArray()).map(({ streamKey }) => streamKey as string).sort();
  const before = await keyed();
  service.clock.set(new Date(Date.now() + 3 * 60 * 60_000));
  await circles.seed?.(service.app);
  const [upcoming] = (await service.call(listUpcoming, {}, { token: member })).body;
  expect(Date.parse(upcoming?.scheduledFor ?? '')).toBeGreaterThan(service.clock.now().getTime());
  service.clock.set(new Date());
  expect(await streams.countDocuments()).toBe(3);
  expect(await keyed()).toEqual(before);
});

test('/ws takes a valid token and nothing else; the count is who is there', async () => {
  for (const bad of [
    'not.a.token',
    await service.token({ issuer: 'http://elsewhere' }),
    await service.token({ audience: 'other' }),
    await service.token({ expiresInSeconds: -60 }),
    `${member.slice(0, -4)}AAAA`,
  ]) {
    expect(await upgradeStatus({ authorization: `Bearer ${bad}` })).toBe(401);
  }
  expect(await upgradeStatus({ 'x-user-id': 'member-1' })).toBe(401);
  const client = await ChatClient.open(service.url, member, 'new-moon-circle');
  expect((await client.join()).data).toMatchObject({ participantCount: 1, lastSeq: 0 });
  const [live] = (await service.call(listLive, {}, { token: member })).body;
  expect(live?.participantCount).toBe(1);
  client.close();
});

test('a plan opens what the token’s tier opens', async () => {
  const enter = async (tier: TokenClaims['tier']) => {
    const token = await service.token({ memberId: `of-${tier}`, tier: tier ?? null });
    const client = await ChatClient.open(service.url, token, 'red-moon-ceremony');
    return client.join().finally(() => client.close());
  };
  await expect(enter('seeker')).rejects.toThrow('stream.requires-subscription');
  await expect(enter('wise-woman')).resolves.toBeDefined();
});

test('the graph answers live circles to the member herself', async () => {
  const query = 'query($r:[_Any!]!){_entities(representations:$r){...on Member{liveCircles{id title}}}}';
  const of = (id: string) => ({ r: [{ __typename: 'Member', id }] });
  const own = await service.graphql(query, of('member-1'), { token: member });
  expect(own.body.data).toMatchObject({ _entities: [{ liveCircles: [{ id: 'new-moon-circle' }] }] });
  const others = await service.graphql(query, of('member-2'), { token: member });
  expect(JSON.stringify(others.body)).not.toContain('new-moon-circle');
});

test('her data goes out whole, and is erased without a hole in the numbers', async () => {
  const token = await service.token({ memberId: 'leaving', preferredName: 'Leaving' });
  const client = await ChatClient.open(service.url, token, 'new-moon-circle');
  await client.join();
  client.say('my words');
  client.say('my secret words', { isAnonymous: true });
  await client.until(() => client.of('acknowledged').length === 2);
  client.close();
  const data = service.app.get(MemberData);
  expect(await data.export('leaving')).toMatchObject({
    circleMessages: [{ message: 'my words' }, { message: 'my secret words', anonymous: true }],
  });
  const session = await service.db.startSession();
  await session.withTransaction(() => data.erase('leaving', session as mongoose.ClientSession));
  await session.endSession();
  const rows = await service.db.collection('messages').find({ streamId: 'new-moon-circle' }).toArray();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/words|leaving|Leaving/);
  const reader = await ChatClient.open(service.url, member, 'new-moon-circle');
  await reader.join(0);
  await reader.until(() => reader.seqs.length === 2);
  expect(reader.texts).toEqual(['These words were taken back.', 'These words were taken back.']);
  reader.close();
});

test('a graceful stop sends everyone elsewhere', async () => {
  const other = await testService(circles, { env: { SEED: '1' } });
  const client = await ChatClient.open(other.url, await other.token(), 'new-moon-circle');
  await client.join();
  await Promise.all([other.stop(), client.until(() => client.closedWith === 1012)]);
}, 20_000);

function upgradeStatus(headers: Record<string, string>): Promise<number> {
  const websocket = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  return new Promise((resolve, reject) => {
    request(`${service.url}/ws`, { headers: { ...websocket, ...headers } })
      .on('response', (response) => resolve(response.statusCode ?? 0))
      .on('upgrade', (_, socket) => (socket.destroy(), resolve(101)))
      .on('error', reject)
      .end();
  });
}

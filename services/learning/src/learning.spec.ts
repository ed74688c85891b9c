import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Transactions } from '@moons/service-kit';
import { testService, type TestService } from '@moons/service-kit/testing';
import { listCourses } from '@moons/contracts/learning/courses';
import { createApplication, getMyApplication } from '@moons/contracts/learning/coach-applications';
import { listRetreats, registerForRetreat } from '@moons/contracts/learning/retreats';
import { LearningAccount } from './learning-account.usecase.ts';
import { learning } from './service.ts';

let service: TestService;
let rowan: string;

beforeAll(async () => {
  service = await testService(learning, { env: { SEED: '1' } });
  rowan = await service.token({ memberId: 'member-rowan' });
}, 30_000);
afterAll(() => service.stop());

const register = (id: string, token: string) =>
  service.call(registerForRetreat, { params: { id }, body: {} }, { token });
const placesLeft = async (id: string): Promise<unknown> =>
  (
    (await service.db.collection<{ _id: string }>('retreats').findOne({ _id: id })) as {
      placesLeft?: number;
    } | null
  )?.placesLeft;

describe('library', () => {
  test('two dozen resources over all phases, types and categories, some with a price', async () => {
    await learning.seed?.(service.app);
    const { status, body } = await service.call(listCourses, {}, { token: rowan });
    expect(status).toBe(200);
    expect(body).toHaveLength(24);
    expect(new Set(body.map(({ phase }) => phase)).size).toBe(4);
    expect(new Set(body.map(({ type }) => type)).size).toBe(4);
    expect(new Set(body.map(({ category }) => category)).size).toBe(4);
    expect(body.some(({ price }) => price === undefined) && body.some(({ price }) => (price ?? 0) > 0)).toBe(
      true,
    );
    expect(Object.keys(body[0] ?? {})).not.toContain('order');
  });

  test('is for members', async () => {
    expect((await service.call(listCourses, {})).status).toBe(401);
    expect((await service.call(listRetreats, {})).status).toBe(401);
  });
});

describe('retreats', () => {
  test('four to come, by start date, of 3 or 4 days for 8 to 16 women', async () => {
    const { body } = await service.call(listRetreats, {}, { token: rowan });
    expect(body).toHaveLength(4);
    expect(body.map(({ startDate }) => startDate)).toEqual(body.map(({ startDate }) => startDate).sort());
    for (const { startDate, maxParticipants, duration } of body) {
      expect(Date.parse(startDate)).toBeGreaterThan(Date.now());
      expect(maxParticipants).toBeGreaterThanOrEqual(8);
      expect(maxParticipants).toBeLessThanOrEqual(16);
      expect(duration).toMatch(/^[34] days$/);
    }
    expect(Object.keys(body[0] ?? {})).not.toContain('placesLeft');
  });

  test('the next one is in the graph', async () => {
    const { body } = await service.graphql(
      'query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { nextRetreat { id title startDate } } } }',
      { r: [{ __typename: 'Member', id: 'member-rowan' }] },
      { token: rowan },
    );
    expect(JSON.stringify(body.data)).toContain('retreat-dark-moon-rest');
  });

  test('fifty members on twelve places: twelve are sold', async () => {
    const id = 'retreat-salt-and-stone';
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, n) => service.token({ memberId: `racer-${n}` })),
    );
    const answers = await Promise.all(tokens.map((token) => register(id, token)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 38 }, () => 'retreat.full'));
    expect(await placesLeft(id)).toBe(0);
    expect(await service.db.collection('retreatregistrations').countDocuments({ retreatId: id })).toBe(12);
  }, 60_000);

  test('ten clicks of one member take one place', async () => {
    const id = 'retreat-the-red-thread';
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(id, rowan)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await placesLeft(id)).toBe(15);
  }, 30_000);

  test('unknown and impossible ids are not found or refused', async () => {
    expect(await register('nowhere', rowan)).toMatchObject({
      status: 404,
      body: { code: 'retreat.not-found' },
    });
    expect((await register('%24ne', rowan)).status).toBe(400);
  });

  test('one that has begun is neither listed nor sold', async () => {
    service.clock.set(new Date(Date.now() + 40 * 86_400_000));
    try {
      expect((await service.call(listRetreats, {}, { token: rowan })).body).toHaveLength(3);
      expect((await register('retreat-dark-moon-rest', rowan)).body.code).toBe('retreat.over');
    } finally {
      service.clock.set(new Date());
    }
  });
});

describe('coach applications', () => {
  const words = (length: number) => 'x'.repeat(length);
  const apply = (body: { experience: string; motivation: string }) =>
    service.call(createApplication, { body }, { token: rowan });

  test('under fifty characters is refused with the sentence of the specification', async () => {
    const { status, body } = await apply({ experience: words(49), motivation: words(50) });
    expect(status).toBe(400);
    expect(Object.values(body.fields ?? {})).toEqual([
      'Please share at least 50 characters about your experience',
    ]);
  });

  test('she applies once, and sees only her own', async () => {
    expect((await service.call(getMyApplication, {}, { token: rowan })).body).toBeNull();
    const both = await Promise.all([1, 2].map(() => apply({ experience: words(50), motivation: words(50) })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await service.call(getMyApplication, {}, { token: rowan })).body).toMatchObject({
      status: 'pending',
    });
    const other = await service.token({ memberId: 'member-maren' });
    expect((await service.call(getMyApplication, {}, { token: other })).body).toBeNull();
  });
});

test('what she leaves behind is exported, then erased, and her place is free again', async () => {
  const account = service.app.get(LearningAccount);
  expect(JSON.stringify(await account.export('member-rowan'))).toContain('retreat-the-red-thread');
  await service.app.get(Transactions).run((session) => account.erase('member-rowan', session));
  expect(await account.export('member-rowan')).toEqual({ retreats: [], coachApplications: [] });
  expect(await placesLeft('retreat-the-red-thread')).toBe(16);
});

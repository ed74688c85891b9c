import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  startMongo,
  startRedis,
  testService,
  type RealPart,
  type TestService,
} from './testing/index.ts';
import { createNote, greet, notesService, readNote } from './testing/notes.fixture.ts';

const heard: string[] = [];
let mongo: RealPart;
let redis: RealPart;
let service: TestService;
let token: string;

beforeAll(async () => {
  [mongo, redis] = await Promise.all([startMongo(), startRedis()]);
  service = await testService(notesService(heard), { env: env() });
  token = await service.token();
}, 60_000);
afterEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await service.stop();
  await Promise.all([mongo.kill(), redis.kill()]);
});

const env = (database = 'wellness') => ({
  MONGO_URL: `mongodb://127.0.0.1:${mongo.port}/${database}?directConnection=true`,
  REDIS_URL: `redis://127.0.0.1:${redis.port}`,
});
const save = (words: string, key?: string) =>
  service.call(createNote, { body: { words } }, { token, headers: key ? { 'idempotency-key': key } : {} });
const ready = async () => (await service.fetch('/ready')).status;

describe('an unreachable MongoDB', () => {
  it('is answered 503 within a second, kills nothing, and heals by itself', async () => {
    const before = await save('before');
    expect(before.status).toBe(201);
    await mongo.kill();
    for (let tries = 0; tries < 3; tries += 1) {
      const started = performance.now();
      const answer = await save('while it is away');
      expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(performance.now() - started).toBeLessThan(1_000);
    }
    expect((await service.call(greet, {}, { token })).status).toBe(200);
    expect(await ready()).toBe(503);
    expect((await service.fetch('/live')).status).toBe(200);

    await mongo.start();
    const after = await eventually(async () => {
      const answer = await save('after', 'key-after-1');
      return answer.status === 201 ? answer : null;
    }, 10_000);
    expect(
      await service.call(readNote, { params: { id: before.body.id }, query: {} }, { token }),
    ).toMatchObject({ status: 200 });
    expect((await save('after', 'key-after-1')).body.id).toBe(after.body.id);
    await eventually(async () => (await ready()) === 200, 10_000);
  }, 60_000);

  it('at the start does not keep a service from starting', async () => {
    await mongo.kill();
    const early = testService(notesService(), { env: env('early') });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await mongo.start();
    const begun = performance.now();
    const other = await early;
    expect(performance.now() - begun).toBeLessThan(6_000);
    const answer = await other.call(
      createNote,
      { body: { words: 'at last' } },
      { token: await other.token() },
    );
    await other.stop();
    expect([answer.status, answer.body]).toMatchObject([201, { words: 'at last' }]);
  }, 60_000);
});

describe('an unreachable Redis', () => {
  it('keeps no member from writing, and her events are delivered once when it is back', async () => {
    await eventually(async () => (await ready()) === 200, 10_000);
    await redis.kill();
    const saved = await Promise.all([save('one'), save('two'), save('three')]);
    expect(saved.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await ready()).toBe(503);
    expect(heard).toEqual([]);
    await redis.start();
    await eventually(() => heard.length >= 3, 20_000);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect([...heard].sort()).toEqual(saved.map(({ body }) => body.id).sort());
    expect(await ready()).toBe(200);
  }, 60_000);
});

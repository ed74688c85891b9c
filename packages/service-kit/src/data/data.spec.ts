import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Files, Idempotency, Sealer, Transactions } from '../index.ts';
import { testService, type TestService } from '../testing/index.ts';
import { createNote, Notes, notesService, readNote } from '../testing/notes.fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService(notesService());
}, 30_000);
afterAll(() => service.stop());

describe('a write with an idempotency key', () => {
  it('happens once, however many race for it', async () => {
    const token = await service.token({ memberId: 'racer' });
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const send = () => service.call(createNote, { body: { words: 'once' } }, { token, headers });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await service.db.collection('notes').countDocuments({ memberId: 'racer' })).toBe(1);
    expect((await send()).body.id).toBe(answers[0]?.body.id);
  }, 30_000);

  it('refuses the same key with other words, and knows keys by member', async () => {
    const headers = { 'idempotency-key': 'shared-key-1' };
    const [a, b] = await Promise.all([service.token({ memberId: 'a' }), service.token({ memberId: 'b' })]);
    const first = await service.call(createNote, { body: { words: 'one' } }, { token: a, headers });
    const other = await service.call(createNote, { body: { words: 'two' } }, { token: a, headers });
    expect([other.status, other.body.code]).toEqual([409, 'request.conflict']);
    const hers = await service.call(createNote, { body: { words: 'one' } }, { token: b, headers });
    expect(hers.status).toBe(201);
    expect(hers.body.id).not.toBe(first.body.id);
  });

  it('remembers no words, and leaves no key behind a failure', async () => {
    const records = await service.db.collection('idempotencyKeys').find().toArray();
    expect(JSON.stringify(records)).not.toContain('once');
    const idempotency = service.app.get(Idempotency);
    const args = { memberId: 'a', call: 'x', key: 'fails-first', body: {} };
    await expect(idempotency.once(args, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await idempotency.once(args, async () => 'id-1')).toEqual({ id: 'id-1', replayed: false });
    expect(await idempotency.once(args, async () => 'id-2')).toEqual({ id: 'id-1', replayed: true });
  });
});

describe('member data', () => {
  it('is never reached with another member’s id', async () => {
    const token = await service.token({ memberId: 'owner' });
    const { body } = await service.call(createNote, { body: { words: 'mine' } }, { token });
    const thief = await service.token({ memberId: 'thief' });
    const tried = await service.call(readNote, { params: { id: body.id }, query: {} }, { token: thief });
    expect([tried.status, tried.body.code]).toEqual([404, 'note.not-found']);
    const { store } = service.app.get(Notes);
    expect(await store.find('thief', { memberId: 'owner' })).toEqual([]);
    expect(await store.updateOne('thief', { _id: body.id }, { $set: { mood: 1 } })).toBeNull();
    expect(await store.deleteMany('thief', { $or: [{ memberId: 'owner' }] })).toBe(0);
    expect(await store.count('owner')).toBe(1);
    await expect(store.find('')).rejects.toThrow('owner');
  });

  it('refuses a key that the schema does not know', async () => {
    const { store } = service.app.get(Notes);
    await expect(store.create('owner', { words: 'x', extra: 1 } as { words: string })).rejects.toThrow();
  });

  it('is rolled back as a whole', async () => {
    const { store } = service.app.get(Notes);
    const work = service.app.get(Transactions).run(async (session) => {
      await store.create('roller', { words: 'x' }, { session });
      throw new Error('second thoughts');
    });
    await expect(work).rejects.toThrow('second thoughts');
    expect(await store.count('roller')).toBe(0);
  });
});

describe('sealed text', () => {
  it('opens for its owner only, and not at all once her key is destroyed', async () => {
    const sealer = service.app.get(Sealer);
    const [one, two] = await Promise.all([
      sealer.seal('s-1', 'Ich träume'),
      sealer.seal('s-1', 'Ich träume'),
    ]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('träume');
    expect(await sealer.open('s-1', one)).toBe('Ich träume');
    await sealer.seal('s-2', 'x');
    await expect(sealer.open('s-2', one)).rejects.toMatchObject({ status: 404 });
    await expect(sealer.open('s-1', `${one.slice(0, -2)}AA`)).rejects.toMatchObject({ status: 404 });
    const keys = await service.db.collection('memberKeys').find().toArray();
    expect(keys.length).toBeGreaterThanOrEqual(2);
    await sealer.destroyKey('s-1');
    await expect(sealer.open('s-1', one)).rejects.toMatchObject({ status: 404 });
  });

  it('is searched by tokens that differ from member to member', () => {
    const sealer = service.app.get(Sealer);
    expect(sealer.token('s-1', 'Moon')).toBe(sealer.token('s-1', 'moon'));
    expect(sealer.token('s-1', 'moon')).not.toBe(sealer.token('s-2', 'moon'));
  });
});

it('keeps files with their owner, in ranges', async () => {
  const files = service.app.get(Files);
  const id = await files.put('f-1', Readable.from([Buffer.from('moonlight')]), {
    name: 'a',
    contentType: 'audio/mp4',
  });
  expect(await files.open('f-2', id)).toBeNull();
  const file = await files.open('f-1', id);
  expect(file).toMatchObject({ contentType: 'audio/mp4', length: 9 });
  expect(file && (await text(file.read({ start: 4, end: 9 })))).toBe('light');
  expect(await files.delete('f-2', id)).toBe(false);
  expect(await files.deleteAll('f-1')).toBe(1);
  expect(await files.open('f-1', id)).toBeNull();
});

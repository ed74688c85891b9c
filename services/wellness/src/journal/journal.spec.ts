import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { limits } from '@moons/contracts/common';
import { createEntry, getDailyPrompt, listEntries, updateEntry } from '@moons/contracts/wellness/journal';
import { getTodaysPrompt } from '@moons/contracts/wellness/contemplative';
import { Transactions } from '@moons/service-kit';
import { testService } from '@moons/service-kit/testing';
import type { TestService } from '@moons/service-kit/testing';
import { wellness } from '../service.ts';

let service: TestService;
let rowan: string;
let iris: string;

beforeAll(async () => {
  service = await testService(wellness);
  rowan = await service.token({ memberId: 'rowan' });
  iris = await service.token({ memberId: 'iris' });
}, 60_000);
afterAll(() => service.stop());

const write = (token: string, content: string, key?: string) =>
  service.call(
    createEntry,
    { body: { content, prompt: 'Why?' } },
    { token, headers: key ? { 'idempotency-key': key } : {} },
  );
const read = (token: string, query: { cursor?: string; limit?: number } = {}) =>
  service.call(listEntries, { query }, { token });
const collection = () => service.db.model('JournalEntry').collection;

describe('a reflection', () => {
  it('is saved and listed newest first, to her alone', async () => {
    const first = await write(rowan, 'The first page.');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ content: 'The first page.', prompt: 'Why?', isFavorite: false });
    await write(rowan, 'The second page.');
    const hers = await read(rowan);
    expect(hers.body.map(({ content }) => content)).toEqual(['The second page.', 'The first page.']);
    expect((await read(iris)).body).toEqual([]);
  });

  it('cannot be read in the raw collection, nor can its prompt', async () => {
    await write(rowan, 'Nobody else may read this sentence.');
    const raw = JSON.stringify(await collection().find({}).toArray());
    expect(raw).not.toContain('Nobody else');
    expect(raw).not.toContain('Why?');
    expect(raw).toContain('v1.');
  });

  it('is kept once when fifty tries with one key race', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(iris, 'Only once.', key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await collection().countDocuments({ memberId: 'iris' })).toBe(1);
  }, 30_000);

  it('is refused when a key comes back with other words', async () => {
    const key = randomUUID();
    await write(rowan, 'These words.', key);
    const other = await write(rowan, 'Other words.', key);
    expect(other).toMatchObject({ status: 409, body: { code: 'request.conflict' } });
  });

  it.each([
    ['blank', '   \n '],
    ['too long', 'a'.repeat(limits.journalContent + 1)],
    ['no text', 7],
  ])('is refused when it is %s', async (_, content) => {
    const answer = await write(rowan, content as string);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(answer.body.fields).toHaveProperty(['body.content']);
  });

  it('keeps line breaks, other scripts and emoji', async () => {
    const content = 'Line one\n\nZeile zwei – äöü 月 🌕';
    expect((await write(rowan, content)).body.content).toBe(content);
  });
});

describe('a favorite', () => {
  it('is marked by its owner only', async () => {
    const { id } = (await write(rowan, 'To be loved.')).body;
    const mark = (token: string, entryId: string) =>
      service.call(updateEntry, { params: { id: entryId }, body: { isFavorite: true } }, { token });
    expect(await mark(iris, id)).toMatchObject({ status: 404, body: { code: 'journal.not-found' } });
    expect((await read(rowan)).body.find((entry) => entry.id === id)?.isFavorite).toBe(false);
    expect(await mark(rowan, id)).toMatchObject({ status: 200, body: { id, isFavorite: true } });
    for (const unknown of ['65f000000000000000000000', 'no-such-entry']) {
      expect(await mark(rowan, unknown)).toMatchObject({ status: 404, body: { code: 'journal.not-found' } });
    }
  });
});

describe('pages', () => {
  it('hold every entry once, in order, by the Link header', async () => {
    const token = await service.token({ memberId: 'paula' });
    for (let n = 1; n <= 7; n += 1) await write(token, `page ${n}`);
    const seen: string[] = [];
    let path: string | undefined = `${listEntries.path}?limit=3`;
    while (path) {
      const response = await service.fetch(path, { headers: { authorization: `Bearer ${token}` } });
      seen.push(...((await response.json()) as { content: string }[]).map(({ content }) => content));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `page ${n}`));
  });

  it('refuse a cursor that is not ours', async () => {
    expect(await read(rowan, { cursor: 'bm9uc2Vuc2U' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});

describe('the doors', () => {
  it('ask for a token', async () => {
    for (const call of [service.call(listEntries, { query: {} }), service.call(getDailyPrompt, {})]) {
      expect(await call).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    }
  });

  it('let everyone read today’s prompt, by the clock', async () => {
    service.clock.set(new Date('2025-10-06T09:00:00Z'));
    const answer = await service.call(getTodaysPrompt, {});
    expect(answer).toMatchObject({ status: 200, body: { phase: 'golden', weekNumber: 41 } });
    service.clock.set(new Date());
  });
});

describe('her account', () => {
  it('has count and prompt in the graph, for her alone', async () => {
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) {
      ... on Member { journalEntryCount dailyPrompt } } }`;
    const variables = { r: [{ __typename: 'Member', id: 'iris' }] };
    const hers = await service.graphql(query, variables, { token: iris });
    const prompt = (await service.call(getDailyPrompt, {}, { token: iris })).body.prompt;
    expect(hers.body.data).toEqual({ _entities: [{ journalEntryCount: 1, dailyPrompt: prompt }] });
    const others = await service.graphql(query, variables, { token: rowan });
    expect(others.body.data).toEqual({ _entities: [null] });
  });

  it('can be taken along and erased', async () => {
    const token = await service.token({ memberId: 'gone' });
    await write(token, 'Take me with you.');
    expect(await wellness.exportMember('gone', service.app)).toMatchObject({
      journal: [{ content: 'Take me with you.' }],
    });
    const before = await collection().countDocuments({});
    await service.app.get(Transactions).run((session) => wellness.eraseMember('gone', service.app, session));
    expect(await collection().countDocuments({ memberId: 'gone' })).toBe(0);
    expect(await collection().countDocuments({})).toBe(before - 1);
  });
});

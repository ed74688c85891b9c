import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testService, type TestService } from '@moons/service-kit/testing';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import type { CallInput } from '@moons/contracts/call';
import { limits } from '@moons/contracts/common';
import { community } from '../service.ts';

let service: TestService;
let rowan: string;
let maren: string;

beforeAll(async () => {
  service = await testService(community);
  rowan = await service.token({ memberId: 'member-rowan', preferredName: 'Rowan' });
  maren = await service.token({ memberId: 'member-maren', preferredName: 'Maren' });
}, 30_000);
afterAll(() => service.stop());

type Body = CallInput<typeof createPost>['body'];
const post = (token: string, body: Partial<Body>, key?: string) =>
  service.call(
    createPost,
    { body: { content: 'Hello', isAnonymous: false, ...body } },
    { token, headers: key ? { 'idempotency-key': key } : {} },
  );
const feed = async (token: string, query: CallInput<typeof listPosts>['query'] = {}) =>
  (await service.call(listPosts, { query }, { token })).body;

describe('sharing', () => {
  test('keeps trimmed words under her name, without an empty title', async () => {
    const { status, body } = await post(rowan, { title: '  ', content: '  First words ', phase: 'red' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      content: 'First words',
      phase: 'red',
      author: { preferredName: 'Rowan' },
      mine: true,
    });
    expect(body).not.toHaveProperty('title');
    const seen = (await feed(maren)).find(({ id }) => id === body.id);
    expect(seen).toMatchObject({ author: { preferredName: 'Rowan' } });
    expect(seen).not.toHaveProperty('mine');
  });

  test('an anonymous post leaves no trace of its author in any answer', async () => {
    await post(rowan, { content: 'Said unseen', isAnonymous: true });
    const answer = await service.fetch('/api/posts', { headers: { authorization: `Bearer ${maren}` } });
    const raw = await answer.text();
    const posts = JSON.parse(raw) as Record<string, unknown>[];
    const unseen = posts.find(({ content }) => content === 'Said unseen');
    expect(Object.keys(unseen ?? {}).sort()).toEqual(['content', 'createdAt', 'id', 'isAnonymous']);
    expect(raw).not.toContain('member-rowan');
    const kept = await service.db.collection('posts').findOne({ content: 'Said unseen' });
    expect(kept).not.toHaveProperty('authorName');
  });

  test('fifty at once with one key make one post', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(rowan, { content: 'Once' }, 'race-0001')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await service.db.collection('posts').countDocuments({ content: 'Once' })).toBe(1);
  }, 30_000);

  test('a key that comes back with other words is refused', async () => {
    await post(rowan, { content: 'One' }, 'other-words-1');
    expect(await post(rowan, { content: 'Two' }, 'other-words-1')).toMatchObject({
      status: 409,
      body: { code: 'request.conflict' },
    });
  });

  test('the same key of another member is her own', async () => {
    const [one, two] = [await post(rowan, {}, 'shared-key-1'), await post(maren, {}, 'shared-key-1')];
    expect(one.body.id).not.toBe(two.body.id);
  });
});

describe('a post that needs a moderator', () => {
  test('is kept and answered with post.held, the same on a repeat, and only its author sees it', async () => {
    const content = 'Buy at https://example.org/review';
    for (const _ of [1, 2]) {
      const { status, body } = await post(rowan, { content }, 'held-key-0001');
      expect(status).toBe(409);
      expect(body.code).toBe('post.held');
      expect(body.error).toBe(
        'Your post is being gently reviewed to ensure it aligns with our sacred space guidelines.',
      );
      expect(JSON.stringify(body)).not.toContain('example.org');
    }
    expect((await feed(rowan)).filter((kept) => kept.content === content)).toMatchObject([
      { held: true, mine: true },
    ]);
    expect(JSON.stringify(await feed(maren))).not.toContain('example.org');
    expect(await service.db.collection('posts').countDocuments({ content })).toBe(1);
  });

  test('is not among the latest posts of member home', async () => {
    await post(rowan, { content: 'call me on +1 555 010 2030' });
    const query = `query($r: [_Any!]!) { _entities(representations: $r) { ... on Member { latestPosts(limit: 20) { id title excerpt createdAt } } } }`;
    const { body } = await service.graphql(
      query,
      { r: [{ __typename: 'Member', id: 'member-maren' }] },
      { token: maren },
    );
    expect(body.errors).toBeUndefined();
    expect(JSON.stringify(body.data)).toContain('First words');
    expect(JSON.stringify(body.data)).not.toContain('555 010');
  });
});

describe('bad input', () => {
  test.each<[string, unknown]>([
    ['blank words', { content: ' \n ', isAnonymous: false }],
    ['no words', { isAnonymous: false }],
    ['a number', { content: 7, isAnonymous: false }],
    ['too long', { content: 'review'.repeat(limits.post), isAnonymous: false }],
    ['too long a title', { title: 'review'.repeat(99), content: 'x', isAnonymous: false }],
    ['an unknown phase', { content: 'x', phase: 'review', isAnonymous: false }],
    ['no word on anonymity', { content: 'x' }],
    ['a list', [1]],
    ['an object for a text', { content: { $gt: '' }, isAnonymous: false }],
  ])('%s is refused without an echo', async (_name, body) => {
    const answer = await service.call(createPost, { body: body as Body }, { token: rowan });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('request.invalid');
    expect(JSON.stringify(answer.body)).not.toMatch(/review/i);
  });

  test('nobody reads or writes without a token', async () => {
    expect((await service.call(listPosts, { query: {} })).status).toBe(401);
    expect((await service.call(createPost, { body: { content: 'x', isAnonymous: false } })).status).toBe(401);
  });

  test.each(['phase=blue', 'limit=0', 'limit=1000', 'cursor=nonsense', 'phase[$ne]=red&cursor[$gt]='])(
    '?%s is no error of ours',
    async (query) => {
      const answer = await service.fetch(`/api/posts?${query}`, {
        headers: { authorization: `Bearer ${rowan}` },
      });
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe('reading', () => {
  test('by phase, and page after page without a gap or a repeat', async () => {
    for (let i = 0; i < 5; i += 1) await post(maren, { content: `white ${i}`, phase: 'white' });
    const whole = (await feed(rowan, { phase: 'white' })).map(({ content }) => content);
    expect(whole).toEqual(['white 4', 'white 3', 'white 2', 'white 1', 'white 0']);
    const paged: string[] = [];
    let next: string | undefined = '/api/posts?phase=white&limit=2';
    while (next) {
      const answer: Response = await service.fetch(next, { headers: { authorization: `Bearer ${rowan}` } });
      paged.push(...((await answer.json()) as { content: string }[]).map(({ content }) => content));
      next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
  });
});

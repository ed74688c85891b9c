import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Transactions } from '@moons/service-kit';
import { testService, type TestService } from '@moons/service-kit/testing';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import { memberProfileChanged } from '@moons/contracts/membership/profile';
import { community } from '../service.ts';
import { authorRenamed } from './author-renamed.handler.ts';
import { PostsAccount } from './posts-account.usecase.ts';

let service: TestService;
let rowan: string;

beforeAll(async () => {
  service = await testService(community, { env: { SEED: '1' } });
  rowan = await service.token({ memberId: 'member-rowan', preferredName: 'Rowan' });
  for (const isAnonymous of [false, true])
    await service.call(createPost, { body: { content: 'Mine', isAnonymous } }, { token: rowan });
}, 30_000);
afterAll(() => service.stop());

const rename = (preferredName: string, version: number) =>
  service.app.get(Transactions).run((session) =>
    authorRenamed.run(
      {
        memberId: 'member-rowan',
        preferredName,
        version,
      } satisfies typeof memberProfileChanged.payload._zod.output,
      { session, eventId: randomUUID(), app: service.app },
    ),
  );
const mine = async () => {
  const { body } = await service.call(listPosts, { query: {} }, { token: rowan });
  return body.filter((post) => post.mine);
};

test('a dozen seeded posts, once', async () => {
  await community.seed?.(service.app);
  expect(await service.db.collection('posts').countDocuments({ memberId: /^seed-/ })).toBe(12);
});

test('a new name reaches her named posts only; an older announcement changes nothing', async () => {
  await rename('Rowena', 2);
  await rename('Rosa', 1);
  expect((await mine()).map(({ author }) => author?.preferredName)).toEqual([undefined, 'Rowena']);
  await service.call(createPost, { body: { content: 'Later', isAnonymous: false } }, { token: rowan });
  expect((await mine())[0]?.author?.preferredName).toBe('Rowena');
});

test('she can have all she wrote, and take it all away', async () => {
  const account = service.app.get(PostsAccount);
  expect((await account.export('member-rowan')).posts).toHaveLength(3);
  await service.app.get(Transactions).run((session) => account.erase('member-rowan', session));
  expect(await service.db.collection('posts').countDocuments({ memberId: 'member-rowan' })).toBe(0);
  expect(await service.db.collection('posts').countDocuments()).toBe(12);
});

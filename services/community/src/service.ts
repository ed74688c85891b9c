import type { ServiceOptions } from '@moons/service-kit';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import { AuthorNames } from './posts/author-names.ts';
import { authorNameModel } from './posts/author-name.schema.ts';
import { authorRenamed } from './posts/author-renamed.handler.ts';
import { CreatePost } from './posts/create-post.usecase.ts';
import { LatestPosts } from './posts/latest-posts.usecase.ts';
import { ListPosts } from './posts/list-posts.usecase.ts';
import { postModel, Posts } from './posts/post.schema.ts';
import { PostsAccount } from './posts/posts-account.usecase.ts';
import { PostsController } from './posts/posts.controller.ts';
import { SeedPosts } from './seed/seed-posts.usecase.ts';
import { subgraph } from './subgraph.ts';

/** What this service is made of; the tests start the same thing. */
export const community: ServiceOptions = {
  name: 'community',
  calls: [listPosts, createPost],
  controllers: [PostsController],
  providers: [Posts, AuthorNames, ListPosts, CreatePost, LatestPosts, PostsAccount, SeedPosts],
  models: [postModel, authorNameModel],
  subgraph,
  handlers: [authorRenamed],
  exportMember: (memberId, app) => app.get(PostsAccount).export(memberId),
  eraseMember: (memberId, app, session) => app.get(PostsAccount).erase(memberId, session),
  seed: (app) => app.get(SeedPosts).execute(),
};

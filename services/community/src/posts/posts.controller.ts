import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, Me, nextLink, Reply } from '@moons/service-kit';
import type { Caller, ReplyHandle } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import type { Post } from '@moons/contracts/community/posts';
import { CreatePost } from './create-post.usecase.ts';
import { ListPosts } from './list-posts.usecase.ts';

@Controller()
export class PostsController {
  constructor(
    private readonly listing: ListPosts,
    private readonly creating: CreatePost,
  ) {}

  @Handles(listPosts)
  async list(
    @Input() { query }: ValidInput<typeof listPosts>,
    @Me() me: Caller,
    @Reply() reply: ReplyHandle,
  ): Promise<Post[]> {
    const { posts, next } = await this.listing.execute(me.memberId, query);
    // The next page is one of the same phase.
    if (next) nextLink(reply, listPosts.path, next, { phase: query.phase });
    return posts;
  }

  @Handles(createPost)
  create(
    @Input() { body }: ValidInput<typeof createPost>,
    @Me() me: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Post> {
    return this.creating.execute(me, body, key);
  }
}

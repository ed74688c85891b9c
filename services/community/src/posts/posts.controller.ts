import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, Me, Reply } from '@moons/service-kit';
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
    if (next) {
      const { cursor, limit } = next;
      // The next page is one of the same phase.
      const search = new URLSearchParams({
        ...(query.phase ? { phase: query.phase } : {}),
        cursor,
        limit: String(limit),
      });
      reply.setHeader('link', `<${listPosts.path}?${search}>; rel="next"`);
    }
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

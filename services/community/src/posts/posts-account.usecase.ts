import { Injectable } from '@nestjs/common';
import type { Post } from '@moons/contracts/community/posts';
import type { ClientSession } from 'mongoose';
import { AuthorNames } from './author-names.ts';
import { Posts } from './post.schema.ts';
import { presentPost } from './present-post.ts';

/** What this service hands out and forgets with her account: every post of hers, named or not. */
@Injectable()
export class PostsAccount {
  constructor(
    private readonly posts: Posts,
    private readonly names: AuthorNames,
  ) {}

  async export(memberId: string): Promise<{ posts: Post[] }> {
    const kept = await this.posts.find(memberId, {}, { sort: { createdAt: -1, _id: -1 } });
    return { posts: kept.map((post) => presentPost(post, memberId)) };
  }

  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.posts.deleteMany(memberId, {}, { session });
    await this.names.erase(memberId, session);
  }
}

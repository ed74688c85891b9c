import { Injectable } from '@nestjs/common';
import { InjectModel } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import type { listPosts, Post } from '@moons/contracts/community/posts';
import type { Model } from 'mongoose';
import { decodeCursor, encodeCursor, olderThan } from './post-cursor.ts';
import type { PostDocument } from './post.schema.ts';
import { presentPost } from './present-post.ts';

const pageSize = 20;

export interface Page {
  posts: Post[];
  /** Set when there is an older post. */
  next?: { cursor: string; limit: number };
}

/**
 * What this reader may read, newest first: every post that is not held, and her own held ones. Whole,
 * or one page when a cursor or a limit is given (design, section 3).
 */
@Injectable()
export class ListPosts {
  constructor(@InjectModel('Post') private readonly posts: Model<PostDocument>) {}

  async execute(readerId: string, query: ValidInput<typeof listPosts>['query']): Promise<Page> {
    const paged = query.cursor !== undefined || query.limit !== undefined;
    const limit = query.limit ?? pageSize;
    const found = this.posts
      .find({
        $and: [
          { $or: [{ held: false }, { held: true, memberId: readerId }] },
          ...(query.phase ? [{ phase: query.phase }] : []),
          ...(query.cursor === undefined ? [] : [olderThan(decodeCursor(query.cursor))]),
        ],
      })
      .sort({ createdAt: -1, _id: -1 });
    const kept = await (paged ? found.limit(limit + 1) : found).lean();
    const shown = paged ? kept.slice(0, limit) : kept;
    const last = shown.at(-1);
    return {
      posts: shown.map((post) => presentPost(post, readerId)),
      ...(last && kept.length > shown.length ? { next: { cursor: encodeCursor(last), limit } } : {}),
    };
  }
}

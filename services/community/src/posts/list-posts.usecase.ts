import { Injectable } from '@nestjs/common';
import { InjectModel, newestFirst, paging, type NextPage } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import type { listPosts, Post } from '@moons/contracts/community/posts';
import type { Model } from 'mongoose';
import type { PostDocument } from './post.schema.ts';
import { presentPost } from './present-post.ts';

export interface Page {
  posts: Post[];
  /** Set when there is an older post. */
  next?: NextPage;
}

/**
 * What this reader may read, newest first: every post that is not held, and her own held ones. Whole,
 * or one page when a cursor or a limit is given (design, section 3).
 */
@Injectable()
export class ListPosts {
  constructor(@InjectModel('Post') private readonly posts: Model<PostDocument>) {}

  async execute(readerId: string, query: ValidInput<typeof listPosts>['query']): Promise<Page> {
    const { filter, fetch, cut } = paging(query);
    const asked = this.posts
      .find({
        $and: [
          { $or: [{ held: false }, { held: true, memberId: readerId }] },
          ...(query.phase ? [{ phase: query.phase }] : []),
          filter,
        ],
      })
      .sort(newestFirst);
    const { shown, ...next } = cut(await (fetch === undefined ? asked : asked.limit(fetch)).lean());
    return { posts: shown.map((post) => presentPost(post, readerId)), ...next };
  }
}

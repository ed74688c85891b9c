import { Injectable } from '@nestjs/common';
import { InjectModel } from '@moons/service-kit';
import type { Model } from 'mongoose';
import type { PostDocument } from './post.schema.ts';
import { excerptOf } from './present-post.ts';

const most = 20;

export interface LatestPost {
  id: string;
  title: string | null;
  excerpt: string;
  createdAt: string;
}

/** The newest posts for member home; never a held one, and never who wrote them. */
@Injectable()
export class LatestPosts {
  constructor(@InjectModel('Post') private readonly posts: Model<PostDocument>) {}

  async execute(limit = 3): Promise<LatestPost[]> {
    if (limit < 1) return [];
    const kept = await this.posts
      .find({ held: false })
      .sort({ createdAt: -1, _id: -1 })
      .limit(Math.min(Math.floor(limit), most))
      .lean();
    return kept.map((post) => ({
      id: String(post._id),
      title: post.title ?? null,
      excerpt: excerptOf(post.content),
      createdAt: post.createdAt.toISOString(),
    }));
  }
}

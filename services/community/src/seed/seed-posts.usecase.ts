import { Injectable } from '@nestjs/common';
import { Clock, InjectModel } from '@moons/service-kit';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { PostDocument } from '../posts/post.schema.ts';
import { seedPosts } from './seed-posts.ts';

const hourMs = 60 * 60 * 1000;

/** Puts the first dozen posts into an empty development house; a second time changes nothing. */
@Injectable()
export class SeedPosts {
  constructor(
    @InjectModel('Post') private readonly posts: Model<PostDocument>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { id, author, hoursAgo, title, content, phase, isAnonymous = false } of seedPosts) {
      const createdAt = new Date(now - hoursAgo * hourMs);
      await this.posts.updateOne(
        { _id: new Types.ObjectId(id) },
        {
          $setOnInsert: {
            memberId: author.id,
            ...(isAnonymous ? {} : { authorName: author.name }),
            ...(title ? { title } : {}),
            content,
            ...(phase ? { phase } : {}),
            isAnonymous,
            held: false,
            createdAt,
            updatedAt: createdAt,
          },
        },
        { upsert: true, timestamps: false },
      );
    }
  }
}

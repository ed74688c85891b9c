import { Injectable } from '@nestjs/common';
import { InjectModel, memberSchema, MemberStore } from '@moons/service-kit';
import type { ModelDefinition, Owned } from '@moons/service-kit';
import type { Phase } from '@moons/contracts/phases';
import type { Model } from 'mongoose';

export interface StoredPost {
  title?: string;
  content: string;
  phase?: Phase;
  isAnonymous: boolean;
  /** Her name when she wrote; never kept with an anonymous post. */
  authorName?: string;
  /** Waits for a moderator: only its author sees it. */
  held: boolean;
}
export type PostDocument = StoredPost & { memberId: string; createdAt: Date; updatedAt: Date };
export type KeptPost = PostDocument & { _id: unknown };

const schema = memberSchema<StoredPost>({
  title: String,
  content: { type: String, required: true },
  phase: String,
  isAnonymous: { type: Boolean, required: true },
  authorName: String,
  held: { type: Boolean, required: true },
});
// The feed and its keyset cursor read along these, newest first.
schema.index({ held: 1, createdAt: -1, _id: -1 });
schema.index({ held: 1, phase: 1, createdAt: -1, _id: -1 });
schema.index({ memberId: 1, createdAt: -1, _id: -1 });

export const postModel: ModelDefinition = { name: 'Post', schema };

/** A member's own posts. What everyone may read is `ListPosts`. */
@Injectable()
export class Posts extends MemberStore<StoredPost> {
  constructor(@InjectModel('Post') model: Model<Owned<StoredPost>>) {
    super(model);
  }
}

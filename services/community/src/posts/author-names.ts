import { Injectable } from '@nestjs/common';
import { InjectModel } from '@moons/service-kit';
import type { ClientSession, Model } from 'mongoose';
import type { AuthorNameDocument } from './author-name.schema.ts';
import type { PostDocument } from './post.schema.ts';

/** The names under which posts stand, kept in step with the members' profiles. */
@Injectable()
export class AuthorNames {
  constructor(
    @InjectModel('AuthorName') private readonly names: Model<AuthorNameDocument>,
    @InjectModel('Post') private readonly posts: Model<PostDocument>,
  ) {}

  /** Her name now: the announced one, or else the one in her token, which may be some minutes older. */
  async of(member: { memberId: string; preferredName: string }): Promise<string> {
    const kept = await this.names.findOne({ memberId: member.memberId }).lean();
    return kept?.preferredName ?? member.preferredName;
  }

  /** Renames what she wrote under her name. Anonymous posts carry no name to change. */
  async rename(
    { memberId, preferredName, version }: { memberId: string; preferredName: string; version: number },
    session: ClientSession,
  ): Promise<void> {
    const kept = await this.names.findOne({ memberId }).session(session).lean();
    if (kept && kept.version >= version) return;
    await this.names.updateOne({ memberId }, { $set: { preferredName, version } }, { session, upsert: true });
    await this.posts.updateMany(
      { memberId, isAnonymous: false },
      { $set: { authorName: preferredName } },
      { session, timestamps: false },
    );
  }

  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.names.deleteMany({ memberId }, { session });
  }
}

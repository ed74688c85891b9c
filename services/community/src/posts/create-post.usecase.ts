import { Injectable } from '@nestjs/common';
import { Idempotency, Refusal } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createPost } from '@moons/contracts/community/posts';
import type { Post } from '@moons/contracts/community/posts';
import { needsModerator } from '../moderation/needs-moderator.ts';
import { AuthorNames } from './author-names.ts';
import { Posts } from './post.schema.ts';
import { presentPost } from './present-post.ts';

// The page shows its own notice when an answer of this call contains "review": no other one may.
const heldSentence =
  'Your post is being gently reviewed to ensure it aligns with our sacred space guidelines.';

/**
 * Shares a post once per idempotency key. One that needs a moderator is kept as well and answered with
 * 409 `post.held`, also on a repeat (design, section 10).
 */
@Injectable()
export class CreatePost {
  constructor(
    private readonly posts: Posts,
    private readonly names: AuthorNames,
    private readonly idempotency: Idempotency,
  ) {}

  async execute(
    me: Caller,
    body: ValidInput<typeof createPost>['body'],
    key: string | undefined,
  ): Promise<Post> {
    const { memberId } = me;
    const { title, content, phase, isAnonymous } = body;
    const authorName = isAnonymous ? undefined : await this.names.of(me);
    const { id } = await this.idempotency.once(
      { memberId, call: createPost.id, key, body },
      async (session) => {
        const post = await this.posts.create(
          memberId,
          {
            ...(title ? { title } : {}),
            content,
            ...(phase ? { phase } : {}),
            isAnonymous,
            ...(authorName ? { authorName } : {}),
            held: needsModerator(`${title ?? ''}\n${content}`),
          },
          { session },
        );
        return String(post._id);
      },
    );
    const kept = await this.posts.findOne(memberId, { _id: id });
    if (!kept)
      throw new Refusal('request.conflict', 409, 'This post was shared before and is no longer here.');
    if (kept.held) throw new Refusal('post.held', 409, heldSentence);
    return presentPost(kept, memberId);
  }
}

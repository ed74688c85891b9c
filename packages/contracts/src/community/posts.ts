import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits, pageQuery, text, Timestamp } from '../common.ts';
import { Phase } from '../phases.ts';

/** Shown instead of a name (member spec, section 2). */
export const anonymousAuthor = 'Sacred Sister';

export const Post = z
  .object({
    id: z.string(),
    title: z.optional(z.string()),
    content: z.string(),
    phase: z.optional(Phase),
    isAnonymous: z.boolean(),
    createdAt: Timestamp,
    /** Absent on anonymous posts: nothing that tells who wrote leaves the service. */
    author: z.optional(
      z.object({ preferredName: z.optional(z.string()), firstName: z.optional(z.string()) }),
    ),
    /** True only in the author's own list: the post waits for a moderator. */
    held: z.optional(z.boolean()),
    /** True only for the author herself. */
    mine: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'Post' });
export type Post = z.infer<typeof Post>;

export const listPosts = defineCall({
  id: 'posts.list',
  service: 'community',
  method: 'GET',
  path: '/api/posts',
  summary: 'Posts, newest first, of one phase or all.',
  door: 'member',
  query: z.object({ phase: z.optional(Phase), ...pageQuery }),
  responses: { 200: z.array(Post) },
});

export const createPost = defineCall({
  id: 'posts.create',
  service: 'community',
  method: 'POST',
  path: '/api/posts',
  summary: 'Shares a post; one that needs a moderator is stored and answered with post.held.',
  door: 'member',
  idempotent: true,
  body: z.object({
    title: z.optional(z.string().check(z.trim(), z.maxLength(limits.title))),
    content: text(limits.post, 'Please share a few words first.'),
    phase: z.optional(Phase),
    isAnonymous: z.boolean(),
  }),
  responses: { 201: Post },
  errors: { 'post.held': 409 },
});

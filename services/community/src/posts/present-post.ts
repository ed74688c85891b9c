import type { Post } from '@moons/contracts/community/posts';
import type { KeptPost } from './post.schema.ts';

/** Longest excerpt in a list, in characters. */
const excerptLength = 140;

/**
 * What leaves the service, for one reader (design, section 6, Anonymity): an anonymous post carries no
 * author, and `mine` and `held` reach nobody but its author.
 */
export function presentPost(post: KeptPost, readerId: string): Post {
  const mine = post.memberId === readerId;
  return {
    id: String(post._id),
    ...(post.title ? { title: post.title } : {}),
    content: post.content,
    ...(post.phase ? { phase: post.phase } : {}),
    isAnonymous: post.isAnonymous,
    createdAt: post.createdAt.toISOString(),
    ...(!post.isAnonymous && post.authorName ? { author: { preferredName: post.authorName } } : {}),
    ...(mine && post.held ? { held: true } : {}),
    ...(mine ? { mine: true } : {}),
  };
}

/** The first words of a text, cut at a word where there is one. */
export function excerptOf(content: string): string {
  const flat = content.replace(/\s+/g, ' ').trim();
  if (flat.length <= excerptLength) return flat;
  // Never half of a character that takes two units, as an emoji does.
  const cut = flat.slice(0, excerptLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > excerptLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

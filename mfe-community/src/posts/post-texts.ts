import { anonymousAuthor } from '@moons/contracts/community/posts';
import type { Post } from '@moons/contracts/community/posts';
import { phaseNames } from '@moons/contracts/phases';
import type { Phase } from '@moons/contracts/phases';

/** Tabs of the feed (member spec, section 2). */
export const feedTabs = [
  { id: 'all', label: 'All' },
  { id: 'black', label: 'Black' },
  { id: 'red', label: 'Red' },
  { id: 'white', label: 'White' },
] as const;

export const phaseLabel = (phase: Phase): string => phaseNames.member[phase];

/** Said when a phase, or the whole circle, has no posts yet. */
export const emptyFeed: Record<Phase | 'all', { title: string; text: string }> = {
  all: { title: 'The circle is quiet', text: 'Nobody has shared yet. Yours can be the first voice.' },
  black: {
    title: 'No Black Moon posts yet',
    text: 'If things are coming apart for you just now, this is a place to say so.',
  },
  red: {
    title: 'No Red Moon posts yet',
    text: 'Anger, desire, a clear no: whatever is burning in you has room here.',
  },
  white: {
    title: 'No White Moon posts yet',
    text: 'What have you understood lately? Someone may be waiting to read it.',
  },
};

export function authorOf({ isAnonymous, author }: Post): string {
  if (isAnonymous) return anonymousAuthor;
  return author?.preferredName ?? author?.firstName ?? 'A member';
}

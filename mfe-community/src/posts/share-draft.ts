import type { CallInput } from '@moons/contracts/call';
import type { createPost } from '@moons/contracts/community/posts';
import type { Phase } from '@moons/contracts/phases';

/** What she has typed into the dialog. */
export interface ShareDraft {
  title: string;
  content: string;
  phase: Phase | '';
  isAnonymous: boolean;
}

export const emptyDraft: ShareDraft = { title: '', content: '', phase: '', isAnonymous: false };

export const isBlank = ({ content }: ShareDraft): boolean => content.trim() === '';

/** The body of the call: trimmed, a title and a phase only when there are some (member spec, section 5). */
export function shareBody({
  title,
  content,
  phase,
  isAnonymous,
}: ShareDraft): CallInput<typeof createPost>['body'] {
  const trimmed = title.trim();
  return {
    ...(trimmed ? { title: trimmed } : {}),
    content: content.trim(),
    ...(phase ? { phase } : {}),
    isAnonymous,
  };
}

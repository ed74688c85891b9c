import { useCallback, useEffect, useRef, useState } from 'react';

// The shell wipes what begins so at logout, whichever area is on the page.
const memberPrefix = 'moons-member:';
const keyOf = (memberId: string) => `${memberPrefix}${memberId}:journal-draft`;
const pauseMs = 400;

/** What she typed and has not saved yet; '' without one. A device that keeps nothing is no error. */
function readDraft(memberId: string): string {
  try {
    return localStorage.getItem(keyOf(memberId)) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(memberId: string, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(keyOf(memberId), text);
    else localStorage.removeItem(keyOf(memberId));
  } catch {
    // A full or closed storage: the words are still on the page.
  }
}

/** Forgets the drafts of everyone but this member: another woman has signed in on this device. */
export function forgetOtherDrafts(memberId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isDraft = key.startsWith(memberPrefix) && key.endsWith(':journal-draft');
      if (isDraft && key !== keyOf(memberId)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing can be read, so nothing can be seen.
  }
}

/**
 * The text she is writing, kept on this device at every pause and when the page goes away, so that a
 * failed save or a closed tab loses nothing.
 */
export function useDraft(memberId: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(memberId));
  const latest = useRef(text);

  const write = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      // A saved reflection is forgotten at once, also when she has left the page in the meantime.
      if (next === '') keepDraft(memberId, '');
    },
    [memberId],
  );

  useEffect(() => forgetOtherDrafts(memberId), [memberId]);
  useEffect(() => {
    const timer = setTimeout(() => keepDraft(memberId, text), pauseMs);
    return () => clearTimeout(timer);
  }, [memberId, text]);
  useEffect(() => {
    const keep = () => keepDraft(memberId, latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [memberId]);

  return [text, write];
}

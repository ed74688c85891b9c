import type { QueryClient } from '@tanstack/react-query';
import { intendedRouteKey } from '@moons/contracts/platform/page-constants';

/** Caches, and keys of the browser's storages, whose names begin so hold what belongs to a member. */
export const memberPrefix = 'moons-member';

/**
 * Wipes what this device keeps of a member (answers, drafts, unsent words), so that the next person sees
 * nothing of it. For a logout: a session that only ran out loses nothing that she typed.
 */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  forgetKeys();
  // An area keeps its draft once more as the document goes; this listener comes after the area's.
  addEventListener('pagehide', () => forgetKeys(), { once: true });
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(memberPrefix)).map((name) => caches.delete(name)));
}

const storages = [() => localStorage, () => sessionStorage];

function forgetKeys(): void {
  for (const open of storages) {
    try {
      // Opened here: a browser that closes it to us throws at the mere mention.
      const storage = open();
      for (const key of Object.keys(storage))
        if (key.startsWith(memberPrefix) || key === intendedRouteKey) storage.removeItem(key);
    } catch {
      // Nothing can be kept there, so nothing is.
    }
  }
}

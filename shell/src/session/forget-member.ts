import type { QueryClient } from '@tanstack/react-query';
import { intendedRouteKey } from '@moons/contracts/platform/revision';

/** Caches whose names begin so hold member data. */
export const memberCachePrefix = 'moons-member';

/** Wipes what this device keeps of a member, so that the next person sees nothing of it. */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  sessionStorage.removeItem(intendedRouteKey);
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(memberCachePrefix)).map((name) => caches.delete(name)),
  );
}

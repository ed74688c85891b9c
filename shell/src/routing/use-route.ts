import { useEffect } from 'react';
import { usePath, useStore, useUser } from '@moons/area-kit/kernel';
import { useShell } from '../shell-context.tsx';
import { keepAndLeave } from './intended-route.ts';
import { resolveRoute, type Resolved } from './route-rules.ts';

/** Where she is and what is shown there; a visitor on a member's path is led to the landing. */
export function useRoute(prerenderedPath: string): { path: string; route: Resolved } {
  const { areas, session } = useShell();
  const path = usePath(prerenderedPath);
  const user = useUser();
  const heldPath = useStore(session.endedAt, () => null);
  const route = resolveRoute({ path, user, areas, heldPath });
  const mustLeave = route.kind === 'keep-and-leave';
  useEffect(() => {
    if (mustLeave) keepAndLeave(location.pathname + location.search + location.hash);
  }, [mustLeave, path]);
  return { path, route };
}

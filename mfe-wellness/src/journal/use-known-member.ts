import { useState } from 'react';
import { useUser } from '@moons/area-kit';
import type { AuthUser } from '@moons/contracts/membership/profile';

/**
 * Who is writing: also after her session ended in the middle of things. The page then stays as it is, with
 * all that she typed, and the shell offers to log in again beside it. `undefined` while not known yet.
 */
export function useKnownMember(): AuthUser | null | undefined {
  const user = useUser();
  const [known, setKnown] = useState(user ?? undefined);
  if (user && user !== known) setKnown(user);
  return user ?? (user === null ? (known ?? null) : undefined);
}

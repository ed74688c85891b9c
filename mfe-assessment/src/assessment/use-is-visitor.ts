import { useState } from 'react';
import { useUser } from '@moons/area-kit';

/**
 * Whether nobody is signed in; `undefined` while that is not known. A member whose session ended in the
 * middle stays one here, so that no answer of hers is lost: the shell offers to log in again beside the page.
 */
export function useIsVisitor(): boolean | undefined {
  const user = useUser();
  const [wasMember, setWasMember] = useState(Boolean(user));
  if (user && !wasMember) setWasMember(true);
  return user === undefined ? undefined : user === null && !wasMember;
}

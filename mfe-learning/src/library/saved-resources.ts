import { useState } from 'react';

const keyOf = (memberId: string): string => `moons:saved-resources:${memberId}`;

function read(memberId: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** False where the browser keeps nothing for us, as in some private windows. */
function write(memberId: string, ids: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify([...ids]));
    return true;
  } catch {
    return false;
  }
}

export interface SavedResources {
  ids: ReadonlySet<string>;
  /** Saves or takes back; false when this browser does not let us keep it. */
  toggle(id: string): boolean;
}

/** What she saved for later: kept on this device, for this member only. */
export function useSavedResources(memberId: string): SavedResources {
  const [ids, setIds] = useState(() => read(memberId));
  return {
    ids,
    toggle(id) {
      // Read again: she may have the library open in a second tab.
      const next = new Set(read(memberId));
      if (!next.delete(id)) next.add(id);
      const kept = write(memberId, next);
      if (kept) setIds(next);
      return kept;
    },
  };
}

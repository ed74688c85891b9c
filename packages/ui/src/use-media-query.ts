import { useCallback, useSyncExternalStore } from 'react';

const queryList = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/**
 * Whether a media query holds now. On the server and while hydrating it is `onServer`, so that both agree.
 * Prefer CSS where it will do.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = queryList(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryList(query)?.matches ?? onServer,
    () => onServer,
  );
}

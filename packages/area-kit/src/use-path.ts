import { useSyncExternalStore } from 'react';

// single-spa fires a popstate for each pushState, and its own event once a route has settled.
const events = ['popstate', 'single-spa:before-routing-event', 'single-spa:routing-event'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** The current path, wherever it was changed from. `onServer` is the path a page is prerendered for. */
export function usePath(onServer = '/'): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => onServer,
  );
}

/** Whether `path` is `prefix` or lies below it. */
export const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix === '/' ? '//' : `${prefix}/`);

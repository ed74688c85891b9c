import type { AreaEntry } from '../page-data.ts';

export interface ScriptGuard {
  /** Puts the known integrity on a script, and its new address after a failed try. */
  check(script: HTMLScriptElement, url: string): void;
  /** From now on this area's scripts have a new address; returns the number of the try. */
  renew(area: AreaEntry): number;
}

/**
 * The page names the hash of every file of every area: a script that is not, to the byte, what was
 * released does not run. After a hang, Chromium keeps a lock on the same address for 20 s, so another
 * try needs another address; and the stuck script element must go, or webpack waits for it again.
 */
export function createScriptGuard(areas: readonly AreaEntry[]): ScriptGuard {
  const attempts = new Map<string, number>();
  return {
    check(script, url) {
      const address = new URL(url, location.href);
      const area = areas.find(({ base }) => address.pathname.startsWith(base));
      if (!area) return;
      const integrity = area.integrity[address.pathname.slice(area.base.length)];
      if (integrity) script.integrity = integrity;
      const attempt = attempts.get(area.name);
      if (!attempt) return;
      address.searchParams.set('again', String(attempt));
      script.src = address.pathname + address.search;
    },
    renew(area) {
      const attempt = (attempts.get(area.name) ?? 0) + 1;
      attempts.set(area.name, attempt);
      for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
        if (new URL(script.src, location.href).pathname.startsWith(area.base)) script.remove();
      return attempt;
    },
  };
}

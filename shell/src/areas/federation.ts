import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaName } from '@moons/contracts/platform/area';
import type { RemoteId, RemoteModules } from '@moons/area-kit/kernel';
import type { AreaEntry } from '../page-data.ts';
import { createScriptGuard } from './script-guard.ts';

export interface Federation {
  load<K extends RemoteId>(id: K): Promise<RemoteModules[K]>;
  /** Forgets all that was loaded of an area; the next load asks under a new address. */
  reset(name: AreaName): void;
}

/** Registers the page's areas with the federation runtime; nothing is loaded yet. */
export function startFederation(areas: readonly AreaEntry[]): Federation {
  const guard = createScriptGuard(areas);
  // Webpack's own chunk loader, in shell and areas alike, asks this for each script that it makes.
  Object.defineProperty(globalThis, 'moonsScript', { value: guard.check });

  registerPlugins([
    {
      name: 'moons-shell',
      createScript: ({ url }: { url: string }) => {
        const script = document.createElement('script');
        script.async = true;
        script.src = url;
        guard.check(script, url);
        return { script, timeout: scriptTimeoutMs };
      },
    },
  ]);
  registerRemotes(areas.map((area) => remote(area)));

  return {
    async load(id) {
      const loaded = await loadRemote<RemoteModules[typeof id]>(id);
      if (!loaded) throw new Error(`${id} is empty.`);
      return loaded;
    },
    reset(name) {
      const area = areas.find((entry) => entry.name === name);
      if (!area) return;
      registerRemotes([remote(area, guard.renew(area))], { force: true });
    },
  };
}

/** Longer than the card's limit: an area that is only slow may still come by itself. */
const scriptTimeoutMs = 30_000;

// By its entry and not by its manifest: the page already names the files, so nothing is asked first.
const remote = ({ name, base, entry }: AreaEntry, attempt?: number) => ({
  name,
  type: 'global' as const,
  entryGlobalName: name,
  entry: base + entry + (attempt ? `?again=${String(attempt)}` : ''),
});

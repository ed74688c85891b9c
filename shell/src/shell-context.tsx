import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Toasts } from '@moons/ui/kernel';
import type { AreaDescriptor, AreaName } from '@moons/contracts/platform/area';
import type { Platform, WritableStore } from '@moons/area-kit/kernel';
import type { AreaState } from './areas/area-state.ts';
import type { Session } from './session/session.ts';
import type { ThemeChooser } from './theme/theme.ts';

/** What the shell's own parts share; areas see only `platform`. */
export interface ShellServices {
  readonly platform: Platform;
  readonly session: Session;
  readonly theme: ThemeChooser;
  readonly toasts: Toasts;
  readonly areas: readonly AreaDescriptor[];
  readonly areaStates: ReadonlyMap<AreaName, WritableStore<AreaState>>;
  retryArea(name: AreaName): void;
}

const ShellContext = createContext<ShellServices | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell needs a ShellProvider above it.');
  return services;
}

const never = () => () => {};
const none: readonly AreaDescriptor[] = [];

/** The areas of this page. HTML drawn at build time knows of none: they come when the page is alive. */
export function useAreas(): readonly AreaDescriptor[] {
  const { areas } = useShell();
  return useSyncExternalStore(
    never,
    () => areas,
    () => none,
  );
}

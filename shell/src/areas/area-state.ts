import type { AreaName } from '@moons/contracts/platform/area';
import { createStore, type WritableStore } from '@moons/area-kit/kernel';

export type AreaState =
  | { readonly phase: 'away' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready' }
  /** `late`: it may still come by itself; the card is shown meanwhile. */
  | { readonly phase: 'failed'; readonly late: boolean };

/** One store per area, so that a failing area never draws over another. */
export function createAreaStates(
  names: readonly AreaName[],
): ReadonlyMap<AreaName, WritableStore<AreaState>> {
  return new Map(names.map((name) => [name, createStore<AreaState>({ phase: 'away' })]));
}

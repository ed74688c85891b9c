import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}
export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** The smallest observable value; what shell and areas share is made of these. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Reads a store in a component. `onServer` is what prerendered HTML was drawn with: without it,
 * hydration would see another value and throw the HTML away.
 */
export function useStore<T>(store: Store<T>, onServer: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}

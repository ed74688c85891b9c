import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Fetch } from '@moons/contracts/client';
import type { AuthUser } from '@moons/contracts/membership/profile';
import type { AreaName } from '@moons/contracts/platform/area';
import type { Store } from './store.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
}

/**
 * Everything that the shell gives an area. It travels as a property, never as a global
 * (design, section 4).
 */
export interface Platform {
  readonly queryClient: QueryClient;
  /** `undefined` while the first `GET /api/auth/user` runs, `null` for a visitor. */
  readonly user: Store<AuthUser | null | undefined>;
  readonly toasts: { show(toast: Toast): void };
  readonly theme: Store<'light' | 'dark'>;
  /** A path of ours, in this document; crosses areas. */
  navigate(to: string): void;
  /** The shell's own loader: an area's federation runtime does not know the other areas. */
  load<K extends RemoteId>(id: K): Promise<RemoteModules[K]>;
  /** Same as `globalThis.fetch`; notices when the session has ended. */
  readonly fetch: Fetch;
  /** Address that starts a login and leads back to this page. */
  loginHref(): string;
}

/** What the shell hands to an area's lifecycles. */
export interface MfeProps {
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly platform: Platform;
  /** A render error that the area cannot mend: the shell shows its card with Retry. */
  readonly onFailure: (error: unknown) => void;
}

/** What `./app` of an area exports. */
export interface MfeLifecycles {
  bootstrap(props: MfeProps): Promise<void>;
  mount(props: MfeProps): Promise<void>;
  unmount(props: MfeProps): Promise<void>;
}

/** What `./widgets` of an area exports: React components by the names in its descriptor. */
export type WidgetModule = Readonly<Record<string, ComponentType<never>>>;

/** Federated modules by id. An area checks its own with `satisfies RemoteModules['<name>/app']`. */
export type RemoteModules = { readonly [K in `${AreaName}/app`]: MfeLifecycles } & {
  readonly [K in `${AreaName}/widgets`]: WidgetModule;
};
export type RemoteId = keyof RemoteModules;

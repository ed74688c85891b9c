import type { AuthUser } from '@moons/contracts/membership/profile';
import { loginHref } from '@moons/contracts/membership/profile';
import type { Platform, Toast } from '../platform.ts';
import { createQueryClient } from '../query-client.ts';
import { createStore, type WritableStore } from '../store.ts';
import type { MockAnswer } from './mock-call.ts';
import { mockFetch, type MadeCall } from './mock-fetch.ts';

export interface FakePlatformOptions {
  readonly user?: AuthUser | null | undefined;
  readonly answers?: readonly MockAnswer[];
  readonly load?: Platform['load'];
}

export interface FakePlatform {
  readonly platform: Platform;
  readonly user: WritableStore<AuthUser | null | undefined>;
  /** Toasts shown so far. */
  readonly toasts: Toast[];
  /** Declared calls made so far, in order. */
  readonly calls: MadeCall[];
  /** Paths navigated to so far. */
  readonly visited: string[];
}

export const testMember: AuthUser = {
  id: 'member-1',
  preferredName: 'Rowan',
  email: 'rowan@example.org',
  roles: ['member'],
  tier: 'seeker',
};

/** A platform whose calls answer from mocks and which remembers toasts, calls and navigations. */
export function fakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const user = createStore<AuthUser | null | undefined>('user' in options ? options.user : testMember);
  const { fetch, calls } = mockFetch(options.answers ?? []);
  const toasts: Toast[] = [];
  const visited: string[] = [];
  const platform: Platform = {
    queryClient: createQueryClient(fetch),
    user,
    toasts: { show: (toast) => void toasts.push(toast) },
    theme: createStore<'light' | 'dark'>('light'),
    navigate(to) {
      visited.push(to);
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    load: options.load ?? (() => new Promise(() => {})),
    fetch,
    loginHref: () => loginHref(location.pathname + location.search),
  };
  return { platform, user, toasts, calls, visited };
}

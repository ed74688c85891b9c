import type { AuthUser } from '@moons/contracts/membership/profile';
import { authUserPath, logoutPath } from '@moons/contracts/membership/session-paths';
import { request, type Fetch } from '@moons/contracts/client';
import { createStore, type Store, type WritableStore } from '@moons/area-kit/kernel';

export interface Session {
  readonly user: WritableStore<AuthUser | null | undefined>;
  /** The path on which the session ended in the middle of things, else null. */
  readonly endedAt: Store<string | null>;
  /** `fetch` that notices a session's end. */
  readonly fetch: Fetch;
  load(first?: Promise<Response>): Promise<void>;
  /** Asks again whether she is signed in, after she came back from another tab. */
  resume(): Promise<void>;
  /** Ends the session; goes to `/` whether the call succeeds or fails (visitor spec, section 4). */
  logout(): Promise<void>;
}

export interface SessionOptions {
  /** Told once when a call finds the session gone. */
  readonly onEnded: () => void;
  /** Forgets what this device keeps of a member. */
  readonly forget: () => Promise<void>;
  readonly leave: (to: string) => void;
}

/** Who is signed in, and what happens when that changes. */
export function createSession({ onEnded, forget, leave }: SessionOptions): Session {
  const user = createStore<AuthUser | null | undefined>(undefined);
  const endedAt = createStore<string | null>(null);
  let lastKnown: string | undefined;
  user.subscribe(() => {
    lastKnown = user.get()?.id ?? lastKnown;
  });

  const fetch: Fetch = async (url, init) => {
    const response = await globalThis.fetch(url, init);
    if (response.status === 401 && user.get()) {
      endedAt.set(location.pathname);
      user.set(null);
      onEnded();
    }
    return response;
  };

  /** The gateway's own answer; whatever is no user object means signed out (visitor spec, section 3). */
  const ask = async (first?: Promise<Response>): Promise<AuthUser | null> => {
    try {
      const response = await request('GET', authUserPath, undefined, first ? { fetch: () => first } : {});
      const found = (await response.json()) as AuthUser | null;
      return found?.id ? found : null;
    } catch {
      return null;
    }
  };

  return {
    user,
    endedAt,
    fetch,
    async load(first) {
      user.set(await ask(first));
    },
    async resume() {
      const before = lastKnown;
      const found = await ask();
      if (!found) return;
      // Someone else: nothing of the member before may stay in this document.
      if (before && before !== found.id) return leave('/home');
      endedAt.set(null);
      user.set(found);
    },
    async logout() {
      await request('POST', logoutPath).catch(() => undefined);
      await forget().catch(() => undefined);
      leave('/');
    },
  };
}

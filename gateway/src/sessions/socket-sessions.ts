import type { SplicedSockets } from '../proxy/spliced-sockets.ts';
import type { SessionStore } from './session-store.ts';
import type { Sessions } from './sessions.ts';

const lookMs = 15_000;

/** Closes the sockets of a session that has ended; talking in a circle keeps a session from going idle. */
export function watchSocketSessions(sockets: SplicedSockets, sessions: Sessions, store: SessionStore) {
  sessions.onGone((key) => sockets.closeSession(key));
  const look = async (): Promise<void> => {
    for (const { key, active } of sockets.look()) {
      try {
        if (!(active ? await sessions.byKey(key) : await store.exists(key))) sockets.closeSession(key);
      } catch {
        // Redis or Keycloak is away: nothing is known, the sockets stay
      }
    }
  };
  const timer = setInterval(() => void look(), lookMs).unref();
  return { look, close: () => clearInterval(timer) };
}

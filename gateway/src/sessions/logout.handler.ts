import { setTimeout as pause } from 'node:timers/promises';
import { clearCookie, readCookie, sessionCookie } from '../http/cookies.ts';
import { readBody } from '../http/body.ts';
import type { Handler } from '../http/exchange.ts';
import { refusals, refuse } from '../http/refusals.ts';
import type { Logger } from '../logger.ts';
import { LoginRefused, type IdentityProvider } from './identity-provider.ts';
import { sha256, type Session } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly provider: IdentityProvider;
  readonly sessions: Sessions;
  readonly store: SessionStore;
  readonly logger: Logger;
}

/** POST /api/logout: 204 with or without a session. Only a session that could not be ended is a 503. */
export function logoutHandler({ provider, sessions, store, logger }: Parts): Handler {
  return async ({ request, response, requestId }) => {
    const cookie = readCookie(request.headers.cookie, sessionCookie);
    const cleared = { 'set-cookie': clearCookie(sessionCookie) };
    try {
      // Straight from Redis: no refresh for a session that ends.
      const session = cookie === undefined ? null : await store.read(sha256(cookie));
      if (session) {
        await sessions.end(session);
        await endAtKeycloak(session, provider, logger);
      }
    } catch (error) {
      logger.warn({ error, requestId }, 'A session could not be ended');
      return refuse(response, refusals.away, requestId, cleared);
    }
    response.writeHead(204, { ...cleared, 'cache-control': 'no-store', 'x-request-id': requestId }).end();
  };
}

/** Ours has ended already; should Keycloak be away, it is told a little later, while nobody waits. */
async function endAtKeycloak(session: Session, provider: IdentityProvider, logger: Logger): Promise<void> {
  const late = async () => {
    for (const seconds of [2, 10, 60]) {
      await pause(seconds * 1_000, undefined, { ref: false });
      const told = await provider.endSession(session.refreshToken).then(
        () => true,
        () => false,
      );
      if (told) return;
    }
  };
  await provider.endSession(session.refreshToken).catch((error: unknown) => {
    logger.warn({ error }, 'Keycloak could not be told of a logout, it will be told again');
    void late();
  });
}

/** POST /api/backchannel-logout: from Keycloak's server, so neither cookie nor product header. */
export function backchannelHandler({ provider, sessions, store, logger }: Parts): Handler {
  return async ({ request, response, requestId }) => {
    const form = new URLSearchParams((await readBody(request, 64 * 1024))?.toString('utf8') ?? '');
    const token = form.get('logout_token');
    try {
      if (!token) throw new LoginRefused('no logout token');
      const { sid, sub, jti } = await provider.verifyLogoutToken(token);
      if (!(await store.firstSeen(`logout:${jti}`, 15 * 60))) throw new LoginRefused('seen before');
      const keys = await store.find({ ...(sid ? { sid } : {}), ...(sub ? { sub } : {}) });
      for (const key of keys) {
        const session = await store.read(key);
        if (session) await sessions.end(session);
      }
      response.writeHead(200, { 'cache-control': 'no-store', 'content-length': '0' }).end();
    } catch (error) {
      logger.warn({ error, requestId }, 'A backchannel logout was refused');
      refuse(response, error instanceof LoginRefused ? refusals.malformed : refusals.away, requestId);
    }
  };
}

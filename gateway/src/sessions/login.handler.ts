import { clearCookie, loginCookie, newToken, readCookie, sessionCookie, setCookie } from '../http/cookies.ts';
import { redirect, type Exchange, type Handler } from '../http/exchange.ts';
import { safeReturnTo } from '../guards/return-to.ts';
import type { Logger } from '../logger.ts';
import { RedisAway } from '../redis.ts';
import { ProviderAway, type IdentityProvider } from './identity-provider.ts';
import { loginSeconds, type LoginTransactions } from './login-transactions.ts';
import { sha256 } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { Sessions } from './sessions.ts';

/** What `/login?problem=…` can say: the person broke off, took too long, something failed, a part is away. */
export type LoginProblem = 'cancelled' | 'expired' | 'failed' | 'unavailable';

interface Parts {
  readonly provider: IdentityProvider;
  readonly transactions: LoginTransactions;
  readonly sessions: Sessions;
  readonly store: SessionStore;
  readonly logger: Logger;
}

const backToLogin = (exchange: Exchange, problem: LoginProblem): void =>
  redirect(exchange.response, `/login?problem=${problem}`);

/** GET /api/login[?returnTo=/path][&register=1] */
export function loginHandler({ provider, transactions, logger }: Parts): Handler {
  return async (exchange) => {
    const query = new URLSearchParams(exchange.search);
    const checks = provider.newChecks();
    const browser = readCookie(exchange.request.headers.cookie, loginCookie) ?? newToken();
    try {
      await transactions.begin(checks, safeReturnTo(query.get('returnTo')), browser);
    } catch (error) {
      logger.warn({ error, requestId: exchange.requestId }, 'A login could not begin');
      return backToLogin(exchange, 'unavailable');
    }
    redirect(exchange.response, await provider.authorizationUrl(checks, query.get('register') === '1'), {
      'set-cookie': setCookie(loginCookie, browser, loginSeconds),
    });
  };
}

/** GET /api/login/callback: always ends in a page, never in an envelope. */
export function callbackHandler({ provider, transactions, sessions, store, logger }: Parts): Handler {
  return async (exchange) => {
    const { request, response, requestId, search } = exchange;
    const query = new URLSearchParams(search);
    try {
      const begun = await transactions.finish(
        query.get('state'),
        readCookie(request.headers.cookie, loginCookie),
      );
      if (!begun) return backToLogin(exchange, 'expired');
      if (query.get('error') === 'access_denied') return backToLogin(exchange, 'cancelled');
      const tokens = await provider.exchange(search, begun);
      await endFormer(request.headers.cookie, sessions);
      // A fresh id: what was in the browser before the login is worth nothing after it.
      const cookie = newToken();
      await store.create(sha256(cookie), tokens);
      redirect(response, begun.returnTo, {
        'set-cookie': [setCookie(sessionCookie, cookie), clearCookie(loginCookie)],
      });
    } catch (error) {
      logger.warn({ error, requestId }, 'A login did not finish');
      const away = error instanceof ProviderAway || error instanceof RedisAway;
      backToLogin(exchange, away ? 'unavailable' : 'failed');
    }
  };
}

async function endFormer(cookieHeader: string | undefined, sessions: Sessions): Promise<void> {
  const cookie = readCookie(cookieHeader, sessionCookie);
  if (cookie === undefined) return;
  const former = await Promise.resolve(sessions.identify(cookieHeader)).catch(() => null);
  if (former) await sessions.end(former);
}

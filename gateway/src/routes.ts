import type { FastifyInstance } from 'fastify';
import type { CallDefinition } from '@moons/contracts/call';
import type { Config } from './config.ts';
import { rootFileHandler, versionedHandler } from './files/files.handler.ts';
import type { ReleaseFiles } from './files/release-files.ts';
import { graphqlHandler } from './graphql/graphql.handler.ts';
import { allowsWrite } from './guards/same-origin.ts';
import type { Health } from './health.ts';
import type { Exchange, Handler } from './http/exchange.ts';
import { refusals, refuse } from './http/refusals.ts';
import { createAnswering } from './http/answering.ts';
import type { Limits } from './limits/limits.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { pagesHandler } from './pages/pages.handler.ts';
import { sendPlainPage } from './pages/plain-page.ts';
import { apiHandler } from './proxy/api.handler.ts';
import { CallRoutes } from './proxy/call-routes.ts';
import { keycloakHandler } from './proxy/keycloak.handler.ts';
import { livekitHandler } from './proxy/livekit.handler.ts';
import type { Upstream } from './proxy/upstream.ts';
import type { RevisionWatcher } from './releases/revision-watcher.ts';
import { authUserHandler } from './sessions/auth-user.handler.ts';
import type { IdentityProvider } from './sessions/identity-provider.ts';
import { callbackHandler, loginHandler } from './sessions/login.handler.ts';
import type { LoginTransactions } from './sessions/login-transactions.ts';
import { backchannelHandler, logoutHandler } from './sessions/logout.handler.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly calls: readonly CallDefinition[];
  readonly store: SessionStore;
  readonly provider: IdentityProvider;
  readonly transactions: LoginTransactions;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly files: ReleaseFiles;
  readonly revisions: RevisionWatcher;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly upstreams: ReadonlyMap<string, Upstream>;
  readonly keycloak: Upstream;
  readonly livekit: Upstream | undefined;
}

/** Everything that the gateway answers, in one place. */
export function addRoutes(app: FastifyInstance, parts: Parts): void {
  const { config, sessions, limits, health, files, revisions, keycloak, livekit } = parts;
  const answering = createAnswering(parts);
  const on = (method: string | string[], url: string, name: string, handler: Handler) =>
    app.route({ method, url, handler: answering.answer(name, handler) });
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  on('GET', '/live', 'live', health.live);
  on('GET', '/ready', 'ready', health.ready);
  on('GET', '/metrics', 'metrics', health.metrics);

  on('GET', '/api/login', 'login', limitedLogin(limits, loginHandler(parts)));
  on('GET', '/api/login/callback', 'login.callback', limitedVisitor(limits, callbackHandler(parts)));
  on('POST', '/api/logout', 'auth.logout', ownPagesOnly(config, logoutHandler(parts)));
  on('POST', '/api/backchannel-logout', 'auth.backchannel-logout', backchannelHandler(parts));
  on('GET', '/api/auth/user', 'auth.user', limitedVisitor(limits, authUserHandler(sessions)));

  const calls = new CallRoutes(parts.calls);
  on(all, '/api/*', 'api', apiHandler({ ...parts, routes: calls, matched: answering.named }));
  on(all, '/graphql', 'graphql', graphqlHandler(parts));
  on(all, '/auth/*', 'keycloak', keycloakHandler(config, keycloak, limits));
  on('GET', '/rtc/*', 'livekit', livekitHandler(config, sessions, livekit));
  on('GET', '/areas/*', 'files', versionedHandler(files));
  on('GET', '/shell/*', 'files', versionedHandler(files));
  on(
    ['GET', 'HEAD'],
    '/*',
    'page',
    pagesHandler({ config, files, revisions, rootFile: rootFileHandler(files, revisions) }),
  );
  app.setNotFoundHandler(
    answering.answer('not-found', ({ response, requestId }) =>
      refuse(response, refusals.notFound, requestId),
    ),
  );
}

/** A person follows these links: what she is told, she is told on a page. */
function limitedLogin(limits: Limits, handler: Handler): Handler {
  return (exchange: Exchange) => {
    const refused = limits.takeLogin(exchange.ip);
    return refused ? sendPlainPage(exchange.response, refused, exchange.requestId) : handler(exchange);
  };
}

/** Each page asks who is signed in: counted by address, before anything is looked up. */
function limitedVisitor(limits: Limits, handler: Handler): Handler {
  return (exchange: Exchange) => {
    const refused = limits.take({ ip: exchange.ip, memberId: undefined, write: false });
    return refused ? refuse(exchange.response, refused, exchange.requestId) : handler(exchange);
  };
}

function ownPagesOnly(config: Config, handler: Handler): Handler {
  return (exchange: Exchange) =>
    allowsWrite(exchange.request.headers, config.publicOrigin)
      ? handler(exchange)
      : refuse(exchange.response, refusals.crossSite, exchange.requestId);
}

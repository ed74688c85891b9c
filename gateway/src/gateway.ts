import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { allCalls } from '@moons/contracts/all-calls';
import type { Config } from './config.ts';
import { ReleaseFiles } from './files/release-files.ts';
import { createHealth } from './health.ts';
import { Limits } from './limits/limits.ts';
import { WindowCounters } from './limits/window-counters.ts';
import type { Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { SplicedSockets } from './proxy/spliced-sockets.ts';
import { Upstream } from './proxy/upstream.ts';
import { acceptUpgrades } from './proxy/upgrades.ts';
import { connectInBackground, createRedis } from './redis.ts';
import { RevisionStore } from './releases/revision-store.ts';
import { RevisionWatcher } from './releases/revision-watcher.ts';
import { addRoutes } from './routes.ts';
import { IdentityProvider } from './sessions/identity-provider.ts';
import { LoginTransactions } from './sessions/login-transactions.ts';
import { hearSessionsGone } from './sessions/session-announcements.ts';
import { SessionStore } from './sessions/session-store.ts';
import { Sessions } from './sessions/sessions.ts';
import { watchSocketSessions } from './sessions/socket-sessions.ts';

export interface Gateway {
  readonly port: number;
  /** Answers 503 on /ready, finishes what is under way (at most `drainMs`), closes sockets with 1001. */
  close(): Promise<void>;
}

/** Builds the gateway and listens. Redis, Keycloak and the services need not be there yet. */
export async function startGateway(config: Config, logger: Logger, calls = allCalls): Promise<Gateway> {
  const redis = createRedis(config.redisUrl, logger);
  connectInBackground(redis);
  const store = new SessionStore(redis, config.sessionIdleSeconds);
  const provider = new IdentityProvider(config);
  const sessions = new Sessions(store, provider, logger);
  const subscriber = hearSessionsGone(config.redisUrl, sessions, logger);
  const counters = new WindowCounters(redis);
  const limits = new Limits(counters, config.rateLimits);
  const sockets = new SplicedSockets();
  const socketSessions = watchSocketSessions(sockets, sessions, store);
  const files = new ReleaseFiles(resolve(config.releasesDir));
  const revisions = new RevisionWatcher(new RevisionStore(redis), config, logger);
  const metrics = createMetrics(() => sockets.size);
  const health = createHealth(redis, metrics);
  const upstreams = new Map(
    Object.entries(config.serviceUrls).map(([name, url]) => [name, new Upstream(url)]),
  );
  const keycloak = new Upstream(config.keycloakUrl);
  const livekit = config.livekitUrl ? new Upstream(config.livekitUrl) : undefined;

  const app = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    requestTimeout: 5 * 60_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  // Bodies are read by who needs them, within that call's own bounds.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const transactions = new LoginTransactions(redis);
  addRoutes(app, {
    ...{ config, logger, calls, store, provider, transactions, sessions, limits },
    ...{ files, revisions, metrics, health, upstreams, keycloak, livekit },
  });
  acceptUpgrades(app.server, { config, sessions, limits, sockets, logger, draining: () => health.draining });
  await revisions.look();
  await app.listen({ port: config.port, host: config.host });

  const close = async (): Promise<void> => {
    health.draining = true;
    sockets.closeAll();
    const cut = setTimeout(() => app.server.closeAllConnections(), config.drainMs);
    // A connection that is kept alive falls idle after its last answer: it need not be waited for.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearTimeout(cut);
    clearInterval(idle);
    socketSessions.close();
    revisions.close();
    counters.close();
    await counters.flush();
    const all = [...upstreams.values(), keycloak, ...(livekit ? [livekit] : [])];
    await Promise.all(all.map((upstream) => upstream.close()));
    subscriber.destroy();
    redis.destroy();
  };
  return { port: (app.server.address() as AddressInfo).port, close };
}

import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { checkOptions } from './check-options.ts';
import type { Environment } from './config.ts';
import { readConfig } from './config.ts';
import { EventConsumer } from './events/event-consumer.ts';
import { EventRunner } from './events/event-runner.ts';
import { mountGraphql, type GraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { AnswerInterceptor } from './http/answer.interceptor.ts';
import { prepareRoutes } from './http/body-parsers.ts';
import { CallGuard } from './http/call.guard.ts';
import { RefusalFilter } from './http/refusal.filter.ts';
import { ownHandlers } from './own-handlers.ts';
import { createParts, partProviders, type Parts } from './parts.ts';
import { createLogger, nestLogger } from './platform/logger.ts';
import { mountOperations, type Lifecycle } from './platform/operations.ts';
import { hookRequests } from './platform/request-hooks.ts';
import type { RunningService, ServiceApp, ServiceOptions } from './service-options.ts';

const drainMs = 5_000;

@Module({})
class ServiceModule {}

/**
 * Starts a service from a given environment. The server listens at once; the database, seed data and
 * events follow as soon as MongoDB and Redis are there.
 */
export async function boot(options: ServiceOptions, env: Environment): Promise<RunningService> {
  const configuration = readConfig(options.name, env, options.extraConfig);
  checkOptions(options);
  const log = createLogger(options.name, configuration.base.LOG_LEVEL);
  const parts = createParts(options, configuration, log);
  parts.redis.start();
  const databaseReady = parts.mongo.start();
  const lifecycle: Lifecycle = { draining: false };
  const nest = await createNest(options, parts, lifecycle, () => app);
  const app: ServiceApp = { nest, get: (token) => nest.get(token as Type, { strict: false }) };
  const consumer = createConsumer(options, parts, app);
  const { SERVICE_HOST: host, SERVICE_PORT: port } = configuration.base;
  await nest.listen(port, host);
  await options.onReady?.(app);
  const prepared = databaseReady.then(() => begin(options, parts, app, consumer));
  prepared.catch((error: unknown) => log.error({ err: error }, 'preparing failed'));
  log.info({ port, ms: Math.round(process.uptime() * 1000) }, 'listening');
  return {
    app,
    url: `http://${host}:${port}`,
    prepared,
    stop: once(async () => {
      lifecycle.draining = true;
      await options.onStop?.(app);
      await Promise.race([nest.close(), wait(drainMs)]);
      await Promise.allSettled([consumer.stop(), parts.publisher.stop(), parts.jobs.stop()]);
      parts.redis.stop();
      parts.metrics.stop();
      await parts.mongo.stop();
    }),
  };
}

async function createNest(
  options: ServiceOptions,
  parts: Parts,
  lifecycle: Lifecycle,
  app: () => ServiceApp,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  hookRequests(fastify, parts.log, parts.metrics);
  prepareRoutes(fastify, options.calls);
  const module = {
    module: ServiceModule,
    controllers: [...options.controllers],
    providers: [...options.providers, ...partProviders(options, parts)],
  };
  const nest = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLogger(parts.log),
    bodyParser: false,
    abortOnError: false,
  });
  nest.useGlobalGuards(new CallGuard(parts.tokens, parts.tombstones));
  nest.useGlobalInterceptors(new AnswerInterceptor());
  nest.useGlobalFilters(new RefusalFilter(parts.log));
  mountOperations(fastify, options, parts, lifecycle, app);
  mountGraphql(fastify, lazyGraphql(options, parts, app));
  return nest;
}

/** The GraphQL library is loaded after the server listens: it would double the time to the first answer. */
function lazyGraphql(
  options: ServiceOptions,
  parts: Parts,
  app: () => ServiceApp,
): () => Promise<GraphqlEndpoint> {
  let endpoint: Promise<GraphqlEndpoint> | undefined;
  const make = async () => {
    const [{ federatedSchema }, { GraphqlEndpoint: Endpoint }] = await Promise.all([
      import('./graphql/federated-schema.ts'),
      import('./graphql/graphql-endpoint.ts'),
    ]);
    const report = (error: unknown) => parts.log.error({ err: error }, 'graphql field failed');
    return new Endpoint(federatedSchema(options.subgraph, app()), parts.tokens, report);
  };
  return () => (endpoint ??= make());
}

function createConsumer(options: ServiceOptions, parts: Parts, app: ServiceApp): EventConsumer {
  const handlers = [...ownHandlers(options, () => app, parts), ...(options.handlers ?? [])];
  const { transactions, tombstones, log } = parts;
  const runner = new EventRunner({
    connection: parts.mongo.connection,
    transactions,
    tombstones,
    app,
    handlers,
    log,
  });
  return new EventConsumer(parts.redis, runner, { stream: parts.stream, group: options.name }, log);
}

async function begin(
  options: ServiceOptions,
  parts: Parts,
  app: ServiceApp,
  consumer: EventConsumer,
): Promise<void> {
  if (parts.configuration.base.SEED) await options.seed?.(app);
  parts.transactions.onCommit(() => parts.publisher.wake());
  parts.publisher.start();
  consumer.start();
  if (options.jobs) void parts.jobs.work(options.jobs, app);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

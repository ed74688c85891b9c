import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { contextOf, newContext, remember, requestIdFrom, runInRequest } from './request-context.ts';

const quiet = new Set(['/live', '/ready', '/metrics']);

/** A context for each request, its id in the answer, one line of log and one observation at its end. */
export function hookRequests(fastify: FastifyInstance, log: Logger, metrics: Metrics): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const context = newContext(requestIdFrom(request.headers['x-request-id']));
    remember(request.raw, context);
    void reply.header('x-request-id', context.requestId);
    runInRequest(context, done);
  });
  // Again after the body: its bytes arrive in the socket's own asynchronous context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const context = contextOf(request.raw);
    if (context) runInRequest(context, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const context = contextOf(request.raw);
    const route = request.routeOptions.url ?? '(none)';
    const ms = Math.round((performance.now() - (context?.startedAt ?? 0)) * 10) / 10;
    const call = context?.call?.id ?? (route.startsWith('/api') ? 'unknown' : route);
    if (!quiet.has(route)) {
      metrics.observe(call, reply.statusCode, ms);
      log.info({ requestId: context?.requestId, call, status: reply.statusCode, ms }, 'request');
    }
    done();
  });
}

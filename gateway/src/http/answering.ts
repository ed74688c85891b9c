import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition } from '@moons/contracts/call';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { RedisAway } from '../redis.ts';
import { ProviderAway } from '../sessions/identity-provider.ts';
import { clientIp, splitUrl, type Exchange, type Handler } from './exchange.ts';
import { Refused, refusals, refuse, type Refusal } from './refusals.ts';

/** Runs handlers on the bare request and answer (half the cost of Fastify's reply), counts and logs them. */
export function createAnswering({
  config,
  logger,
  metrics,
}: {
  config: Config;
  logger: Logger;
  metrics: Metrics;
}) {
  const names = new WeakMap<Exchange, string>();

  const answer =
    (name: string, handler: Handler) =>
    (request: FastifyRequest, reply: FastifyReply): void => {
      reply.hijack();
      const exchange: Exchange = {
        request: request.raw,
        response: reply.raw,
        requestId: request.id,
        ...splitUrl(request.raw.url ?? '/'),
        ip: clientIp(request.raw, config.trustedProxyHops),
      };
      const started = performance.now();
      reply.raw.once('close', () => {
        const call = names.get(exchange) ?? name;
        const milliseconds = performance.now() - started;
        const status = reply.raw.writableFinished ? reply.raw.statusCode : 499;
        metrics.answered(call, status, milliseconds);
        const level = status >= 500 ? 'warn' : name === 'files' || name === 'live' ? 'debug' : 'info';
        logger[level]({
          requestId: request.id,
          call,
          method: request.method,
          status,
          ms: Math.round(milliseconds),
        });
      });
      run(exchange, handler);
    };

  const run = (exchange: Exchange, handler: Handler): void => {
    try {
      const running = handler(exchange);
      if (running instanceof Promise) running.catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  };

  const fail = ({ response, requestId, request }: Exchange, error: unknown): void => {
    if (request.destroyed && !response.writable) return;
    const refusal = refusalFor(error);
    if (refusal === refusals.internal) logger.error({ error, requestId }, 'A request failed');
    const unread = !request.complete;
    refuse(response, refusal, requestId, unread ? { connection: 'close' } : {});
  };

  return {
    answer,
    /** From here on the exchange counts under the id of its call. */
    named: (exchange: Exchange, call: CallDefinition): void => void names.set(exchange, call.id),
  };
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  return error instanceof RedisAway || error instanceof ProviderAway ? refusals.away : refusals.internal;
}

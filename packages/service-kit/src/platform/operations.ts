import type { FastifyInstance } from 'fastify';
import { bearerToken, loginRequired } from '../auth/access-token.ts';
import { openApiDocument } from '../http/openapi.ts';
import type { Parts } from '../parts.ts';
import type { ServiceApp, ServiceOptions } from '../service-options.ts';

export interface Lifecycle {
  draining: boolean;
}

/** The addresses that people who run the house use. The gateway routes `/api` only, so none is public. */
export function mountOperations(
  fastify: FastifyInstance,
  options: ServiceOptions,
  parts: Parts,
  lifecycle: Lifecycle,
  app: () => ServiceApp,
): void {
  let document: unknown;
  fastify.get('/live', () => ({ live: true }));
  fastify.get('/ready', async (_, reply) => {
    const [mongo, redis] = await Promise.all([parts.mongo.answers(), parts.redis.answers()]);
    const ready = mongo && redis && !lifecycle.draining;
    if (!ready) void reply.header('retry-after', '1');
    return reply.code(ready ? 200 : 503).send({ ready, mongo, redis, draining: lifecycle.draining });
  });
  fastify.get('/openapi.json', () => (document ??= openApiDocument(options.name, options.calls)));
  fastify.get('/metrics', async (_, reply) =>
    reply
      .header('content-type', parts.metrics.registry.contentType)
      .send(await parts.metrics.registry.metrics()),
  );
  // Her own token opens her own data, nobody else's.
  fastify.get('/internal/export', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (!token) throw loginRequired();
    const { memberId } = await parts.tokens.verify(token);
    return { service: options.name, data: await options.exportMember(memberId, app()) };
  });
}

import type { Handler } from './http/exchange.ts';
import { refusals, refuse } from './http/refusals.ts';
import type { Metrics } from './metrics.ts';
import { answer, type Redis } from './redis.ts';

/** `/live`, `/ready` and `/metrics`. Set `draining` and it is ready no more. */
export function createHealth(redis: Redis, metrics: Metrics) {
  const health = {
    draining: false,
    live: (({ response }) => void response.writeHead(200, { 'content-length': '0' }).end()) as Handler,
    ready: (async ({ response, requestId }) => {
      const isReady =
        !health.draining &&
        (await answer(redis.ping()).then(
          () => true,
          () => false,
        ));
      if (!isReady) return refuse(response, refusals.away, requestId);
      response.writeHead(200, { 'content-length': '0' }).end();
    }) as Handler,
    /** For who asks from this machine itself, not for what a proxy brings. */
    metrics: (async ({ request, response, requestId }) => {
      const address = request.socket.remoteAddress ?? '';
      const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(address);
      const isBrought = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
      if (!isLocal || isBrought) return refuse(response, refusals.notFound, requestId);
      const text = await metrics.registry.metrics();
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    }) as Handler,
  };
  return health;
}
export type Health = ReturnType<typeof createHealth>;

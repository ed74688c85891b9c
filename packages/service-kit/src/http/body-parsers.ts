import { defaultMaxBodyBytes, type CallDefinition } from '@moons/contracts/call';
import type { FastifyInstance } from 'fastify';

/**
 * JSON only, as long as the call allows; uploads come through as a stream and webhooks as the raw bytes
 * that were signed. Must run before Nest registers its routes.
 */
export function prepareRoutes(fastify: FastifyInstance, calls: readonly CallDefinition[]): void {
  const byRoute = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (byRoute.get(routeKey(request.routeOptions))?.door === 'webhook') return done(null, body);
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(body.toString('utf8')));
    } catch {
      done(
        Object.assign(new SyntaxError('malformed JSON'), { code: 'MOONS_MALFORMED_JSON', statusCode: 400 }),
      );
    }
  });
  const streamed = (_: unknown, payload: unknown, done: (error: null, body: unknown) => void) =>
    done(null, payload);
  fastify.addContentTypeParser(/^(application\/octet-stream|video\/|audio\/|image\/)/, streamed);
  fastify.addHook('onRoute', (route) => {
    const call = byRoute.get(routeKey(route));
    route.bodyLimit = call?.maxBodyBytes ?? defaultMaxBodyBytes;
  });
}

const routeKey = ({
  method,
  url,
}: {
  method?: string | readonly string[] | undefined;
  url?: string | undefined;
}): string => `${String(method)} ${url}`;

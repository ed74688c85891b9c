import { defaultMaxBodyBytes, type CallDefinition } from '@moons/contracts/call';
import type { Config } from '../config.ts';
import { allowsWrite, isWrite } from '../guards/same-origin.ts';
import { declaredLength, readBody, streamBody } from '../http/body.ts';
import type { Exchange, Handler } from '../http/exchange.ts';
import { methodNotAllowed, refusals, refuse } from '../http/refusals.ts';
import type { Limits } from '../limits/limits.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { CallRoutes } from './call-routes.ts';
import { answerHeaders, serviceHeaders } from './headers.ts';
import type { Upstream } from './upstream.ts';

interface Parts {
  readonly config: Config;
  readonly routes: CallRoutes;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly upstreams: ReadonlyMap<string, Upstream>;
  /** Told which call it was, for metrics and the log. */
  matched(exchange: Exchange, call: CallDefinition): void;
}

/** `/api/*`: contract → guards → limits → service. */
export function apiHandler(parts: Parts): Handler {
  const { config, routes, sessions, limits, upstreams } = parts;
  return async (exchange) => {
    const { request, response, requestId, path, search } = exchange;
    const method = request.method ?? 'GET';
    const match = routes.match(method, path);
    if (match.kind === 'unknown') return refuse(response, refusals.notFound, requestId);
    if (match.kind === 'other-method') return refuse(response, methodNotAllowed(match.allow), requestId);
    const { call } = match;
    parts.matched(exchange, call);

    const isWebhook = call.door === 'webhook';
    if (!isWebhook && isWrite(method) && !allowsWrite(request.headers, config.publicOrigin)) {
      return refuse(response, refusals.crossSite, requestId);
    }
    const found = isWebhook ? null : sessions.identify(request.headers.cookie);
    const session = found instanceof Promise ? await found : found;
    const refused = limits.take({ ip: exchange.ip, memberId: session?.user.id, write: isWrite(method) });
    if (refused) return refuse(response, refused, requestId);
    if (!session && call.door !== 'public' && !isWebhook) return refuse(response, refusals.signIn, requestId);

    const upstream = upstreams.get(call.service);
    if (!upstream) return refuse(response, refusals.away, requestId);
    const max = call.maxBodyBytes ?? defaultMaxBodyBytes;
    const declared = declaredLength(request);
    if (declared !== undefined && declared > max) {
      // Not read to its end: the connection cannot be used again.
      return refuse(response, refusals.tooLarge, requestId, { connection: 'close' });
    }
    const streams = call.kind === 'upload';
    const headers = serviceHeaders(request.headers, requestId, session?.accessToken, isWebhook);
    if (streams && declared) headers['content-length'] = String(declared);
    upstream.forward({
      method,
      path: path + search,
      headers,
      body: streams && declared !== 0 ? streamBody(request, max) : await readBody(request, max),
      ...timeouts(call, config),
      response,
      requestId,
      answerHeaders: (upstreamHeaders) => answerHeaders(upstreamHeaders, requestId),
    });
  };
}

/** A write may send a mail on its way (5 s of its own); a stream or a file may take its time. */
function timeouts(call: CallDefinition, config: Config): { headersTimeoutMs: number; bodyTimeoutMs: number } {
  const { headersTimeoutMs, bodyTimeoutMs } = config;
  if (call.kind && call.kind !== 'json') {
    return { headersTimeoutMs: headersTimeoutMs * 6, bodyTimeoutMs: bodyTimeoutMs * 4 };
  }
  return { headersTimeoutMs: call.method === 'GET' ? headersTimeoutMs : headersTimeoutMs * 2, bodyTimeoutMs };
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { streamBody, declaredLength } from '../http/body.ts';
import { withoutOwnCookies } from '../http/cookies.ts';
import { wantsPage, type Handler } from '../http/exchange.ts';
import { refusals, refuse, type Refusal } from '../http/refusals.ts';
import type { Limits } from '../limits/limits.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import { withoutHopByHop } from './headers.ts';
import type { Upstream } from './upstream.ts';

/** Never from outside: the admin console and its interface, health, metrics, and the realm of Keycloak itself. */
const inside = /^\/auth\/(?:admin|health|metrics|realms\/master|management)(?:\/|$)/i;
const maxBytes = 256 * 1024;

/** `/auth/*`: Keycloak on our origin, with its own cookies and CSP, never with ours. */
export function keycloakHandler(config: Config, upstream: Upstream, limits: Limits): Handler {
  const origin = new URL(config.publicOrigin);
  return (exchange) => {
    const { request, response, requestId, path, search, ip } = exchange;
    const say = (refusal: Refusal) =>
      wantsPage(request) ? sendPlainPage(response, refusal, requestId) : refuse(response, refusal, requestId);
    if (isInside(path)) return say(refusals.notFound);
    const refused = limits.take({ ip, memberId: undefined, write: false });
    if (refused) return say(refused);
    const declared = declaredLength(request);
    if (declared !== undefined && declared > maxBytes) return say(refusals.tooLarge);
    upstream.forward({
      method: request.method ?? 'GET',
      path: path + search,
      headers: headersFor(request.headers, origin, ip),
      body: declared === 0 ? null : streamBody(request, maxBytes),
      headersTimeoutMs: config.headersTimeoutMs * 3,
      bodyTimeoutMs: config.bodyTimeoutMs,
      response,
      requestId,
      answerHeaders: withoutHopByHop,
      refuse: say,
    });
  };
}

/** Judged as Keycloak will read it: decoded, without `//`, `.` and `;parameters`. */
function isInside(path: string): boolean {
  let decoded = path;
  try {
    for (let i = 0; i < 3 && decoded.includes('%'); i += 1) decoded = decodeURIComponent(decoded);
  } catch {
    return true;
  }
  if (/[\\\u0000]|(^|\/)\.{1,2}(\/|;|$)/.test(decoded)) return true;
  return inside.test(decoded.replace(/;[^/]*/g, '').replace(/\/{2,}/g, '/'));
}

function headersFor(
  incoming: IncomingHttpHeaders,
  origin: URL,
  ip: string,
): Record<string, string | string[]> {
  const headers = withoutHopByHop(incoming);
  for (const name of [
    'forwarded',
    'x-forwarded-prefix',
    'x-identity',
    'x-forwarded-user',
    'expect',
    'cookie',
  ]) {
    delete headers[name];
  }
  const cookie = withoutOwnCookies(incoming.cookie);
  if (cookie !== undefined) headers['cookie'] = cookie;
  const isHttps = origin.protocol === 'https:';
  return {
    ...headers,
    host: origin.host,
    'x-forwarded-for': ip,
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    'x-forwarded-port': origin.port || (isHttps ? '443' : '80'),
  };
}

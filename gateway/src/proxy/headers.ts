import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[]>;

/**
 * What a service may hear from a browser. Everything else stays outside, above all what could pass for an
 * identity (`authorization`, `cookie`, `x-identity`, `x-forwarded-user`).
 */
const toService = new Set([
  'accept',
  'accept-language',
  'content-type',
  'content-encoding',
  'content-range',
  'content-disposition',
  'range',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'if-match',
  'idempotency-key',
]);

const webhookPrefixes = ['stripe-', 'paypal-', 'x-twilio-'];

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'proxy-authenticate',
  'te',
  'trailer',
]);
/** A service sets no cookie of this origin and says nothing about its software. */
const notFromService = new Set([...hopByHop, 'set-cookie', 'server', 'x-powered-by']);

export function serviceHeaders(
  incoming: IncomingHttpHeaders,
  requestId: string,
  token: string | undefined,
  isWebhook = false,
): Headers {
  const headers: Headers = { 'x-request-id': requestId };
  for (const name in incoming) {
    const value = incoming[name];
    if (value === undefined) continue;
    if (toService.has(name) || (isWebhook && webhookPrefixes.some((prefix) => name.startsWith(prefix)))) {
      headers[name] = value;
    }
  }
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

/** The service's headers, and ours where it says nothing. */
export function answerHeaders(upstream: IncomingHttpHeaders, requestId: string): Headers {
  const headers: Headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  for (const name in upstream) {
    const value = upstream[name];
    if (value !== undefined && !notFromService.has(name)) headers[name] = value;
  }
  headers['x-request-id'] = requestId;
  return headers;
}

/** Without what belongs to one connection only. */
export function withoutHopByHop(incoming: IncomingHttpHeaders): Headers {
  const headers: Headers = {};
  for (const name in incoming) {
    const value = incoming[name];
    if (value !== undefined && !hopByHop.has(name)) headers[name] = value;
  }
  return headers;
}

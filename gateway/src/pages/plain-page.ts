import type { ServerResponse } from 'node:http';
import type { Refusal } from '../http/refusals.ts';

/** A bare page for a navigation that cannot be served: a person never reads an envelope. */
export function sendPlainPage(response: ServerResponse, refusal: Refusal, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thirteen Moons</title><h1>One moment</h1><p>${refusal.sentence}</p><p><a href="/">Back to the beginning</a></p></html>`;
  response.writeHead(refusal.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...(refusal.retryAfterSeconds ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

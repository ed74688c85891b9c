import type { ServerResponse } from 'node:http';

/** A non-OK answer of the gateway itself (contracts' error envelope). */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** One sentence for a person. */
  readonly sentence: string;
  readonly retryAfterSeconds?: number;
  readonly allow?: string;
}

export const refusals = {
  signIn: { status: 401, code: 'auth.required', sentence: 'Please sign in to continue.' },
  crossSite: {
    status: 403,
    code: 'request.cross-site',
    sentence: 'This request did not come from our own pages, so we did not carry it out.',
  },
  notFound: { status: 404, code: 'request.not-found', sentence: 'We could not find what you asked for.' },
  tooLarge: { status: 413, code: 'request.too-large', sentence: 'This is larger than we can take.' },
  malformed: { status: 400, code: 'request.invalid', sentence: 'We could not read this request.' },
  internal: {
    status: 500,
    code: 'internal',
    sentence: 'Something went wrong on our side. Please try again.',
  },
  away: {
    status: 503,
    code: 'service.unavailable',
    sentence: 'This part of the house is resting for a moment. Please try again shortly.',
    retryAfterSeconds: 2,
  },
  late: {
    status: 504,
    code: 'service.timeout',
    sentence: 'This took longer than it should. Please try again.',
  },
} as const satisfies Record<string, Refusal>;

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  code: 'request.method-not-allowed',
  sentence: 'This address does not take that kind of request.',
  allow,
});

export const rateLimited = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  code: 'rate.limited',
  sentence: 'That was a lot at once. Please wait a moment and try again.',
  retryAfterSeconds,
});

/** Sends the envelope, or cuts the connection when an answer has already begun. */
export function refuse(
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ error: refusal.sentence, code: refusal.code, requestId });
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...(refusal.retryAfterSeconds ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}),
    ...(refusal.allow ? { allow: refusal.allow } : {}),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Thrown where no response is at hand. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

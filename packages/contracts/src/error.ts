import * as z from 'zod/mini';

/** Every non-OK answer of every service and of the gateway (design, section 3). */
export const ErrorEnvelope = z
  .object({
    /** One sentence for a person. */
    error: z.string(),
    /** Stable, dotted, kebab-case: what a program decides by. */
    code: z.string(),
    requestId: z.string(),
    /** On 400: a sentence per field, keyed by its path in the request (`body.email`). */
    fields: z.optional(z.record(z.string(), z.string())),
  })
  .register(z.globalRegistry, { id: 'Error' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** Codes that any call can answer with; a call's own codes stand in its declaration. */
export const commonErrors = {
  'request.invalid': 400,
  'auth.required': 401,
  'auth.forbidden': 403,
  'request.cross-site': 403,
  'request.not-found': 404,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.conflict': 409,
  'rate.limited': 429,
  internal: 500,
  'service.unavailable': 503,
  'service.timeout': 504,
} as const;
export type CommonErrorCode = keyof typeof commonErrors;

/**
 * What a failed call becomes in the browser. `message` is, to the letter, the specification's
 * "<status>: <body text>" (visitor spec, section 8, first row); `error` is the sentence to show.
 */
export class CallError extends Error {
  readonly status: number;
  readonly envelope: ErrorEnvelope | undefined;

  constructor(status: number, bodyText: string, statusText = '') {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'CallError';
    this.status = status;
    this.envelope = parseEnvelope(bodyText);
  }

  /** The server's sentence for a person, if it sent one. */
  get error(): string | undefined {
    return this.envelope?.error;
  }

  get code(): string | undefined {
    return this.envelope?.code;
  }

  get fields(): Record<string, string> {
    return this.envelope?.fields ?? {};
  }
}

function parseEnvelope(text: string): ErrorEnvelope | undefined {
  try {
    const parsed = ErrorEnvelope.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

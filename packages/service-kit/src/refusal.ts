export interface RefusalOptions {
  /** On 400: a sentence per field, keyed by its path in the request (`body.email`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/**
 * An answer that is not OK, on purpose: a stable code for programs, a status, and one sentence for a
 * person. Never put into it what a member wrote.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, sentence: string, options: RefusalOptions = {}) {
    super(`${code} (${status})`);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.sentence = sentence;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A part this service needs is away for the moment; the caller may try again in a second. */
export function unavailable(): Refusal {
  return new Refusal(
    'service.unavailable',
    503,
    'This part is resting for a moment. Please try again shortly.',
    { retryAfterSeconds: 1 },
  );
}

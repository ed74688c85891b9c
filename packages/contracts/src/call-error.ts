import type { ErrorEnvelope } from './error-envelope.ts';

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

/** Read by hand: this class is in every page's first load, the schemas' library is not. */
function parseEnvelope(text: string): ErrorEnvelope | undefined {
  try {
    const found = JSON.parse(text) as Partial<ErrorEnvelope> | null;
    const isOurs = [found?.error, found?.code, found?.requestId].every((part) => typeof part === 'string');
    return isOurs ? (found as ErrorEnvelope) : undefined;
  } catch {
    return undefined;
  }
}

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { refusals, refuse, type Refusal } from '../http/refusals.ts';
import { Breaker } from './breaker.ts';
import { Relay, type Outcome } from './relay.ts';

export interface Forward {
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer | AsyncIterable<Buffer> | null;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly response: ServerResponse;
  readonly requestId: string;
  answerHeaders(upstream: IncomingHttpHeaders): Record<string, string | string[]>;
  /** How a refusal reaches the person; by default the envelope. */
  refuse?(refusal: Refusal): void;
}

const refusalOf: Partial<Record<Outcome, Refusal>> = {
  unavailable: refusals.away,
  timeout: refusals.late,
  'too-large': refusals.tooLarge,
};
const awayStatus = new Set([502, 503, 504]);

/** One service: its connections, its breaker, one retry for what may be asked twice. */
export class Upstream {
  readonly url: URL;
  readonly pool: Pool;
  readonly breaker = new Breaker();

  constructor(url: string) {
    this.url = new URL(url);
    this.pool = new Pool(this.url.origin, {
      connections: 128,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      connect: { timeout: 900 },
    });
  }

  forward(request: Forward): void {
    const say =
      request.refuse ?? ((refusal: Refusal) => refuse(request.response, refusal, request.requestId));
    if (!this.breaker.admit()) return say(refusals.away);
    this.#attempt(request, say, isRepeatable(request) ? 1 : 0);
  }

  #attempt(request: Forward, say: (refusal: Refusal) => void, retries: number): void {
    const relay = new Relay({
      response: request.response,
      headers: (upstream) => request.answerHeaders(upstream),
      settle: (outcome, status) => {
        if (outcome === 'unavailable' && retries > 0) return this.#attempt(request, say, retries - 1);
        this.breaker.settle(succeeded(outcome, status));
        const refusal = refusalOf[outcome];
        if (refusal) say(refusal);
      },
    });
    this.pool.dispatch(
      {
        path: request.path,
        method: request.method as Dispatcher.HttpMethod,
        headers: request.headers,
        body: request.body as Dispatcher.DispatchOptions['body'],
        headersTimeout: request.headersTimeoutMs,
        bodyTimeout: request.bodyTimeoutMs,
      } as Dispatcher.DispatchOptions,
      relay,
    );
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

const isRepeatable = ({ method, body }: Forward): boolean =>
  (method === 'GET' || method === 'HEAD') && body === null;

/** A service that answers is there, whatever it says; one that says it is unavailable is not. */
function succeeded(outcome: Outcome, status: number | undefined): boolean | undefined {
  if (outcome === 'answered') return !awayStatus.has(status ?? 0);
  return outcome === 'client-gone' || outcome === 'too-large' ? undefined : false;
}

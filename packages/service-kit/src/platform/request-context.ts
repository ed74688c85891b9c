import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@moons/contracts/call';
import type { Caller } from '../auth/caller.ts';

/** What is known of the request at hand, wherever the code stands. */
export interface RequestContext {
  readonly requestId: string;
  readonly startedAt: number;
  call: CallDefinition | null;
  caller: Caller | null;
  input: unknown;
}

const storage = new AsyncLocalStorage<RequestContext>();

const byRequest = new WeakMap<object, RequestContext>();

/** For the places that Fastify runs outside of the request's asynchronous context. */
export const contextOf = (raw: object): RequestContext | undefined => byRequest.get(raw);
export function remember(raw: object, context: RequestContext): void {
  byRequest.set(raw, context);
}

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export function runInRequest(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** The gateway's request id, or a new one: a header that does not look like an id is not echoed. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}

export function newContext(requestId: string): RequestContext {
  return { requestId, startedAt: performance.now(), call: null, caller: null, input: undefined };
}

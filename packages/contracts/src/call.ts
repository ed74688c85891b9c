import type * as z from 'zod/mini';
import type { Role } from './membership/roles.ts';

export type ServiceName =
  'assessment' | 'community' | 'learning' | 'circles' | 'wellness' | 'membership' | 'gateway';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, a signed-in member, a role (any of them), a signed-out or signed-in caller
 * whose identity is used when there is one, or another company's server with a signed raw body.
 */
export type Door = 'public' | 'member' | 'webhook' | { readonly roles: readonly Role[] };
export type Kind = 'json' | 'stream' | 'upload' | 'download';
type Schema = z.ZodMiniType;

export interface CallDefinition {
  /** Stable name, `<feature>.<verb>`: the OpenAPI operation id. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** As the specification writes it, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly door: Door;
  readonly kind?: Kind;
  /** Longest body in bytes; `defaultMaxBodyBytes` when absent. */
  readonly maxBodyBytes?: number;
  /** A write that a person can repeat: takes an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** By status; the lowest is the one a success answers with. `null` is an empty answer. */
  readonly responses: Readonly<Record<number, Schema | null>>;
  /** The call's own error codes with their statuses (the common ones go without saying). */
  readonly errors?: Readonly<Record<string, number>>;
}

/** 64 KiB: enough for the longest text a member writes (limits.journalContent) in UTF-8 JSON. */
export const defaultMaxBodyBytes = 64 * 1024;

/** Declares a call once; server validation, OpenAPI, client and mocks are derived from it. */
export function defineCall<const C extends CallDefinition>(call: C): C {
  return call;
}

type Part<C, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = C extends {
  readonly [P in K]: infer S extends Schema;
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller gives: `{ params?, query?, body? }`, as far as the call declares them. */
export type CallInput<C extends CallDefinition> = Part<C, 'params', 'input'> &
  Part<C, 'query', 'input'> &
  Part<C, 'body', 'input'>;

/** What a handler receives: the same, after validation and defaults. */
export type ValidInput<C extends CallDefinition> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>;

type Answer<R> = { [S in keyof R]: R[S] extends Schema ? z.output<R[S]> : undefined }[keyof R];

/** What a call answers with when it succeeds. */
export type CallOutput<C extends CallDefinition> = Answer<C['responses']>;

/** The status of a success: the lowest declared. */
export function successStatus(call: CallDefinition): number {
  return Math.min(...Object.keys(call.responses).map(Number));
}

import type { CallDefinition, CallInput, CallOutput } from './call.ts';
import { successStatus } from './call.ts';
import { CallError } from './call-error.ts';

/** The product's own header: a write without it is refused by the gateway (design, section 5). */
export const productHeader = 'x-moons';
export const idempotencyHeader = 'idempotency-key';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
export interface RequestOptions {
  readonly fetch?: Fetch;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The specification's request helper (visitor spec, section 7): a JSON content type only when there
 * is a body, credentials always, a `CallError` on any non-OK answer.
 */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  { fetch: send = globalThis.fetch, signal, headers }: RequestOptions = {},
): Promise<Response> {
  const response = await send(url, {
    method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { [productHeader]: '1' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await toCallError(response);
  return response;
}

async function toCallError(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '');
  return new CallError(response.status, text, response.statusText);
}

export type On401 = 'returnNull' | 'throw';

/**
 * The specification's default read fetcher: the parts of the query key joined by '/', GET with
 * credentials, JSON out. For a 401 it can return nothing or fail; the default is to fail.
 */
export function defaultFetcher({ on401 = 'throw', ...options }: RequestOptions & { on401?: On401 } = {}) {
  return async ({
    queryKey,
    signal,
  }: {
    queryKey: readonly unknown[];
    signal?: AbortSignal;
  }): Promise<unknown> => {
    try {
      const response = await request('GET', queryKey.join('/'), undefined, { ...options, signal });
      return await response.json();
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  };
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call: its path with the parameters put in, and its query string. */
export function callUrl<C extends CallDefinition>(call: C, input: CallInput<C>): string {
  const { params = {}, query = {} } = input as LooseInput;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${call.id}: parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Query key of a call: its parts joined by '/' are its address (visitor spec, section 7). */
export function callKey<C extends CallDefinition>(call: C, input: CallInput<C>): readonly string[] {
  return [callUrl(call, input)];
}

/** Makes a declared call and checks the answer against its declaration. */
export async function send<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<CallOutput<C>> {
  const response = await request(call.method, callUrl(call, input), (input as LooseInput).body, options);
  const schema = call.responses[response.status] ?? call.responses[successStatus(call)];
  if (!schema) return undefined as CallOutput<C>;
  return schema.parse(await response.json()) as CallOutput<C>;
}

import type { CallDefinition } from '@moons/contracts/call';
import type { Fetch } from '@moons/contracts/client';
import type { MockAnswer } from './mock-call.ts';

/** A call that the tested code made. */
export interface MadeCall {
  readonly id: string;
  readonly input: { params: Record<string, string>; query: Record<string, string>; body?: unknown };
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers by contract; what no answer was given for fails with a sentence that names it. */
export function mockFetch(answers: readonly MockAnswer[]): { fetch: Fetch; calls: MadeCall[] } {
  const calls: MadeCall[] = [];
  const fetch: Fetch = async (address, init = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    for (const { call, answer } of answers) {
      const params = call.method === method ? matchPath(call, pathname) : undefined;
      if (!params) continue;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
      const input = {
        params,
        query: Object.fromEntries(searchParams),
        ...(body === undefined ? {} : { body }),
      };
      const checked = call.body?.safeParse(body);
      if (checked && !checked.success)
        throw new Error(`${call.id} was sent a body that breaks its contract: ${checked.error.message}`);
      calls.push({ id: call.id, input, headers: (init.headers ?? {}) as Record<string, string> });
      return answer(input);
    }
    throw new Error(`No mocked answer for ${method} ${address}.`);
  };
  return { fetch, calls };
}

function matchPath(call: CallDefinition, pathname: string): Record<string, string> | undefined {
  const pattern = call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  if (!match) return undefined;
  const groups = Object.entries(match.groups ?? {});
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
}

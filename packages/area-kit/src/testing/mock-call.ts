import type { CallDefinition, CallInput, CallOutput } from '@moons/contracts/call';
import { successStatus } from '@moons/contracts/call';
import { ErrorEnvelope } from '@moons/contracts/error';

/** What a mocked call refuses with: `{ status, error, code?, fields? }`. */
export interface MockRefusal {
  readonly status: number;
  readonly error: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}
type Answer<C extends CallDefinition> = CallOutput<C> | MockRefusal | 'unreachable' | 'pending';

export interface MockAnswer {
  readonly call: CallDefinition;
  answer(input: unknown): Promise<Response>;
}

/**
 * A mocked answer of a declared call, checked against the declaration: a mock that has drifted from
 * its contract fails the test. `unreachable` fails as the network does, `pending` never answers.
 */
export function mockCall<const C extends CallDefinition>(
  call: C,
  answer: Answer<C> | ((input: CallInput<C>) => Answer<C> | Promise<Answer<C>>),
): MockAnswer {
  return {
    call,
    async answer(input) {
      const given: unknown =
        typeof answer === 'function'
          ? await (answer as (input: CallInput<C>) => unknown)(input as CallInput<C>)
          : answer;
      if (given === 'pending') return new Promise<Response>(() => {});
      if (given === 'unreachable') throw new TypeError('Failed to fetch');
      return isRefusal(given) ? refuse(given) : succeed(call, given);
    },
  };
}

const isRefusal = (given: unknown): given is MockRefusal =>
  typeof given === 'object' &&
  given !== null &&
  'error' in given &&
  typeof (given as { status?: unknown }).status === 'number';

function refuse({ status, error, code = 'test.refused', fields }: MockRefusal): Response {
  const body = ErrorEnvelope.parse({ error, code, requestId: 'test', ...(fields ? { fields } : {}) });
  return jsonResponse(status, body);
}

function succeed(call: CallDefinition, output: unknown): Response {
  const status = successStatus(call);
  const schema = call.responses[status];
  if (!schema) return jsonResponse(status, undefined);
  const checked = schema.safeParse(output);
  if (!checked.success)
    throw new Error(`The mock of ${call.id} does not keep its contract: ${checked.error.message}`);
  return jsonResponse(status, output);
}

// jsdom has no Response: the few members that the request helper reads are enough.
function jsonResponse(status: number, body: unknown): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = {
    ok: status < 400,
    status,
    statusText: '',
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return answer as Response;
}

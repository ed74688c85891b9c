import type { CallDefinition } from '@moons/contracts/call';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

const parts = ['params', 'query', 'body'] as const;

/**
 * Checks the parts of a request that the call declares. Unknown keys are left out.
 * @throws Refusal `request.invalid` (400) with a sentence per field, keyed `body.email`, `query.limit`.
 */
export function validateRequest(
  call: CallDefinition,
  request: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(part === 'body' ? request.body : (request[part] ?? {}));
    if (result.success) input[part] = result.data;
    else
      for (const issue of result.error.issues)
        fields[[part, ...issue.path.map(String)].join('.')] ??= sentence(issue);
  }
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
  return input;
}

export function invalidRequest(fields: Readonly<Record<string, string>>): Refusal {
  const first = Object.values(fields)[0];
  const single =
    Object.keys(fields).length === 1 && first
      ? first
      : 'Some of this could not be understood. Please check it.';
  return new Refusal('request.invalid', 400, single, { fields });
}

const kinds: Record<string, string> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  object: 'a set of fields',
  array: 'a list',
};

/** The contract's own sentence where it has one; otherwise one for a person. Input is never echoed. */
function sentence(issue: z.core.$ZodIssue): string {
  if (!isDefaultMessage(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `Please give ${kinds[issue.expected] ?? 'this in the right form'} here.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Please keep this under ${issue.maximum} characters.`
        : `This can be ${issue.maximum} at most.`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'Please write something here.'
        : `This must be ${issue.minimum} at least.`;
    case 'invalid_value':
      return 'Please choose one of the offered values.';
    default:
      return 'Please check this.';
  }
}

const isDefaultMessage = (message: string): boolean =>
  /^(Invalid|Too (big|small)|Unrecognized)/.test(message);

import { CallError } from '@moons/contracts/call-error';

const sentences = {
  'network.unreachable':
    'We could not reach Thirteen Moons just now. Please check your connection and try again.',
  'answer.unreadable': 'Something came back that we could not read. Please try again in a moment.',
} as const;

const failure = (code: keyof typeof sentences): CallError =>
  new CallError(0, JSON.stringify({ error: sentences[code], code, requestId: '' }));

/**
 * Whatever went wrong, as a `CallError` with a sentence for a person. A cancelled request stays as it
 * is: nobody waits for it any more.
 */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  return failure(error instanceof TypeError ? 'network.unreachable' : 'answer.unreadable');
}

/** True for a failure of the network, not of the server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'network.unreachable';

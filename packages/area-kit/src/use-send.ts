import { useRef } from 'react';
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { CallDefinition, CallInput, CallOutput } from '@moons/contracts/call';
import { idempotencyHeader, send } from '@moons/contracts/client';
import type { CallError } from '@moons/contracts/error';
import { toCallError } from './call-failure.ts';
import { usePlatform } from './platform-context.tsx';

export interface UseSendOptions<C extends CallDefinition> {
  readonly onSuccess?: (output: CallOutput<C>, input: CallInput<C>) => unknown;
  readonly onError?: (error: CallError, input: CallInput<C>) => unknown;
  readonly onSettled?: () => unknown;
  /** Reads whose cached answers are out of date after this write. */
  readonly invalidates?: readonly CallDefinition[];
}

/**
 * Makes a declared write. A repeated try of the same input carries the same `Idempotency-Key`, so that
 * a lost answer never saves twice; after a success the same words count as a new act. Never paused by
 * the browser's idea of being offline (`networkMode: 'always'`).
 */
export function useSend<C extends CallDefinition>(
  call: C,
  { onSuccess, onError, onSettled, invalidates = [] }: UseSendOptions<C> = {},
): UseMutationResult<CallOutput<C>, CallError, CallInput<C>> {
  const { fetch } = usePlatform();
  const client = useQueryClient();
  const attempt = useRef<{ input: string; key: string } | null>(null);

  const keyFor = (input: CallInput<C>): string => {
    const text = JSON.stringify(input);
    if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  return useMutation<CallOutput<C>, CallError, CallInput<C>>({
    networkMode: 'always',
    mutationKey: [call.id],
    mutationFn: async (input) => {
      const headers = call.idempotent ? { [idempotencyHeader]: keyFor(input) } : undefined;
      return send(call, input, { fetch, headers }).catch((error) => {
        throw toCallError(error);
      });
    },
    onSuccess: async (output, input) => {
      attempt.current = null;
      await Promise.all(invalidates.map((read) => invalidateCall(client, read)));
      await onSuccess?.(output, input);
    },
    ...(onError ? { onError: (error: CallError, input: CallInput<C>) => onError(error, input) } : {}),
    ...(onSettled ? { onSettled: () => onSettled() } : {}),
  });
}

/** Marks every cached answer of a call as out of date, whatever its parameters and query. */
export function invalidateCall(client: QueryClient, call: CallDefinition): Promise<void> {
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`);
  return client.invalidateQueries({
    predicate: ({ queryKey }) => pattern.test(queryKey.join('/').split('?')[0] ?? ''),
  });
}

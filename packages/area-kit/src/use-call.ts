import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallDefinition, CallInput, CallOutput } from '@moons/contracts/call';
import { callKey, send } from '@moons/contracts/client';
import type { CallError } from '@moons/contracts/error';
import { toCallError } from './call-failure.ts';
import { usePlatform } from './platform-context.tsx';

export type UseCallOptions<T> = Omit<
  UseQueryOptions<T, CallError, T, readonly string[]>,
  'queryKey' | 'queryFn'
>;

/**
 * Reads a declared call through the shared cache. Its key's parts joined by '/' are its address
 * (visitor spec, section 7). Errors are `CallError`s; `error.error` is the sentence to show.
 */
export function useCall<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  options: UseCallOptions<CallOutput<C>> = {},
): UseQueryResult<CallOutput<C>, CallError> {
  const { fetch } = usePlatform();
  return useQuery<CallOutput<C>, CallError, CallOutput<C>, readonly string[]>({
    ...options,
    queryKey: callKey(call, input),
    queryFn: ({ signal }) =>
      send(call, input, { fetch, signal }).catch((error) => {
        throw toCallError(error);
      }),
  });
}

import { QueryClient } from '@tanstack/react-query';
import { defaultFetcher, type Fetch } from '@moons/contracts/client';
import { cacheDefaults } from '@moons/contracts/shell-constants';

/** The one data cache, with the specification's defaults (visitor spec, section 9). */
export function createQueryClient(fetch?: Fetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...cacheDefaults.queries, queryFn: defaultFetcher(fetch ? { fetch } : {}) },
      // Never paused by the browser's own idea of being offline: the offline queue has to see each write.
      mutations: { ...cacheDefaults.mutations, networkMode: 'always' },
    },
  });
}

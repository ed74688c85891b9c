import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { request } from '@moons/contracts/client';
import type { phaseNames } from '@moons/contracts/phase-names';
import { toCallError, usePlatform, type CallError } from '@moons/area-kit/kernel';

const query = `query MemberHome {
  me {
    id preferredName tier currentPhase journalEntryCount
    latestPosts(limit: 3) { id title excerpt createdAt }
    liveCircles { id title }
    nextRetreat { id title startDate }
  }
}`;

/**
 * A part is null while its service is away: the page goes on without it. GraphQL's own schema holds the
 * answer to this shape, so the browser carries no second one.
 */
export interface MemberHome {
  readonly preferredName?: string | null;
  readonly currentPhase?: keyof typeof phaseNames.home | null;
  readonly journalEntryCount?: number | null;
  readonly latestPosts?: readonly { id: string; title?: string | null; excerpt?: string | null }[] | null;
  readonly liveCircles?: readonly { id: string; title: string }[] | null;
  readonly nextRetreat?: { id: string; title: string; startDate: string } | null;
}
interface Answer {
  readonly data?: { readonly me?: MemberHome | null } | null;
}

/** All of member home in one request, asked anew at each visit: the counts grow elsewhere. */
export function useMemberHome(): UseQueryResult<MemberHome, CallError> {
  const { fetch } = usePlatform();
  return useQuery<MemberHome, CallError>({
    queryKey: ['/graphql', 'MemberHome'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const response = await request('POST', '/graphql', { query }, { fetch, signal });
        return ((await response.json()) as Answer).data?.me ?? {};
      } catch (error) {
        throw toCallError(error);
      }
    },
  });
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@moons/contracts/client';
import { AssessmentPhase } from '@moons/contracts/phases';
import { toCallError, usePlatform, type CallError } from '@moons/area-kit/kernel';

const query = `query MemberHome {
  me {
    id preferredName tier currentPhase journalEntryCount
    latestPosts(limit: 3) { id title excerpt createdAt }
    liveCircles { id title }
    nextRetreat { id title startDate }
  }
}`;

/** A part is null while its service is away: the page goes on without it. */
const MemberHome = z.object({
  preferredName: z.nullish(z.string()),
  currentPhase: z.nullish(AssessmentPhase),
  journalEntryCount: z.nullish(z.int()),
  latestPosts: z.nullish(
    z.array(z.object({ id: z.string(), title: z.nullish(z.string()), excerpt: z.nullish(z.string()) })),
  ),
  liveCircles: z.nullish(z.array(z.object({ id: z.string(), title: z.string() }))),
  nextRetreat: z.nullish(z.object({ id: z.string(), title: z.string(), startDate: z.string() })),
});
export type MemberHome = z.infer<typeof MemberHome>;
const Answer = z.object({ data: z.nullish(z.object({ me: z.nullish(MemberHome) })) });

/** All of member home in one request, asked anew at each visit: the counts grow elsewhere. */
export function useMemberHome(): UseQueryResult<MemberHome, CallError> {
  const { fetch } = usePlatform();
  return useQuery<MemberHome, CallError>({
    queryKey: ['/graphql', 'MemberHome'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const response = await request('POST', '/graphql', { query }, { fetch, signal });
        return Answer.parse(await response.json()).data?.me ?? {};
      } catch (error) {
        throw toCallError(error);
      }
    },
  });
}

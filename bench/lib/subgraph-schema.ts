import { execute, parse, type GraphQLSchema } from 'graphql';
import { federatedSchema } from '../../packages/service-kit/src/graphql/federated-schema.ts';
import type { Subgraph } from '../../packages/service-kit/src/graphql/subgraph.ts';

const memberId = 'member-1';
const caller = {
  memberId,
  roles: ['member' as const],
  tier: 'seeker' as const,
  preferredName: 'Mira',
  token: '-',
};

/** What each service would say about one member. */
const fixed: Readonly<Record<string, object>> = {
  membership: { id: memberId, preferredName: 'Mira', tier: 'seeker', entitlements: ['journal'] },
  assessment: { currentPhase: 'red', assessments: [] },
  wellness: { journalEntryCount: 12, dailyPrompt: 'What did today ask of you?' },
  community: {
    latestPosts: [1, 2, 3].map((n) => ({
      ...{ id: `post-${n}`, title: `The ${n}. night`, createdAt: '2026-11-20T20:00:00.000Z' },
      excerpt:
        'I woke at three again, and for the first time I did not fight it but made tea and watched the moon.',
    })),
  },
  circles: { liveCircles: [{ id: 'circle-1', title: 'New moon circle' }] },
  learning: { nextRetreat: { id: 'retreat-1', title: 'By the sea', startDate: '2027-03-01T10:00:00.000Z' } },
};

/** Answers a service's part of the graph from fixed figures; each question is worked out once. */
export function fixedSubgraph(name: string, sdl: string): (body: string) => Promise<string> {
  const entity = { ...fixed[name], __typename: 'Member' };
  const resolvers: Subgraph['resolvers'] = () => ({
    Member: { __resolveReference: ({ id }: { id: string }) => ({ ...entity, id }) },
    ...(name === 'membership' ? { Query: { me: () => entity } } : {}),
  });
  const app = { get: () => undefined } as unknown as Parameters<Subgraph['resolvers']>[0];
  const schema = federatedSchema({ sdl, resolvers }, app);
  const known = new Map<string, Promise<string>>();
  return (body) => {
    const answer = known.get(body) ?? ask(schema, body);
    known.set(body, answer);
    return answer;
  };
}

async function ask(schema: GraphQLSchema, body: string): Promise<string> {
  const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
  const result = await execute({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: { caller },
  });
  return JSON.stringify(result);
}

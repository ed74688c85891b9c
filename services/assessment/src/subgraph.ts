import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@moons/service-kit';
import { ListAssessments } from './submissions/list-assessments.usecase.ts';

interface MemberReference {
  id: string;
}

// From dist/ and from src/ alike this is the one file that the supergraph is composed from.
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Member: {
      currentPhase: async ({ id }: MemberReference) =>
        (await app.get(ListAssessments).execute(id, 1))[0]?.phase ?? null,
      assessments: ({ id }: MemberReference) => app.get(ListAssessments).execute(id),
    },
  }),
});

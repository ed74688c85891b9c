import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@moons/service-kit';
import { ListRetreats } from './retreats/list-retreats.usecase.ts';

// From dist/ and from src/ alike this is the one file that the supergraph is composed from.
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Member: { nextRetreat: async () => (await app.get(ListRetreats).execute(1))[0] ?? null },
  }),
});

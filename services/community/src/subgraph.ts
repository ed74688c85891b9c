import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@moons/service-kit';
import { LatestPosts } from './posts/latest-posts.usecase.ts';

// From dist/ and from src/ alike this is the one file that the supergraph is composed from.
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Member: {
      latestPosts: (_member: unknown, { limit }: { limit?: number | null }) =>
        app.get(LatestPosts).execute(limit ?? undefined),
    },
  }),
});

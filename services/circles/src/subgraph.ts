import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@moons/service-kit';
import { Streams } from './streams/streams.ts';

/** Beside the sources, so that composition reads it without starting anything. */
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

/** `Member.liveCircles`: for the caller herself (or an admin) and nobody else. */
export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Member: {
      liveCircles: async ({ id }: { id: string }, _: unknown, { caller }) => {
        if (!caller || (caller.memberId !== id && !caller.roles.includes('admin'))) return [];
        const live = await app.get(Streams).list(caller, 'live');
        return live.map(({ _id, title }) => ({ id: _id, title }));
      },
    },
  }),
});

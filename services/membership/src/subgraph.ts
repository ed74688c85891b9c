import { readFileSync } from 'node:fs';
import { tierOpens } from '@moons/contracts/membership/plans';
import { defineSubgraph, type SubgraphContext } from '@moons/service-kit';
import { Profiles, type StoredProfile } from './profile/profile.schema.ts';
import { SeeMember } from './profile/see-member.usecase.ts';

// From dist/ and from src/ alike this is the one file that the supergraph is composed from.
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

const toMember = ({ memberId, preferredName, tier }: StoredProfile) => ({
  id: memberId,
  preferredName,
  tier,
  entitlements: tier ? tierOpens[tier] : [],
});

export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Query: {
      me: async (_: unknown, __: unknown, { caller }: SubgraphContext) =>
        caller && toMember(await app.get(SeeMember).execute(caller)),
    },
    Member: {
      __resolveReference: async ({ id }: { id: string }, { caller }: SubgraphContext) => {
        if (caller?.memberId === id) return toMember(await app.get(SeeMember).execute(caller));
        const profile = await app.get(Profiles).store.findOne(id, {});
        return profile && toMember(profile);
      },
    },
  }),
});

import type { IResolvers } from '@graphql-tools/utils';
import type { Caller } from '../auth/caller.ts';
import type { Injector } from '../injector.ts';

export interface SubgraphContext {
  readonly caller: Caller | null;
}

export type SubgraphResolvers = IResolvers<unknown, SubgraphContext>;

export interface Subgraph {
  /** Federation 2 SDL; the kit adds the `@link` and the federation's own types. */
  readonly sdl: string;
  readonly resolvers: (app: Injector) => SubgraphResolvers;
}

/** Declares a service's part of the graph. Starts nothing: its `sdl` is read by the composition too. */
export function defineSubgraph(subgraph: Subgraph): Subgraph {
  return subgraph;
}

const directives = [
  '@key',
  '@shareable',
  '@external',
  '@requires',
  '@provides',
  '@override',
  '@inaccessible',
  '@tag',
];

/** What `_service { sdl }` answers and the supergraph is composed of. */
export function federatedSdl({ sdl }: Pick<Subgraph, 'sdl'>): string {
  if (sdl.includes('specs.apollo.dev/federation')) return sdl;
  const imports = directives.map((name) => `"${name}"`).join(', ');
  return `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: [${imports}])\n${sdl}`;
}

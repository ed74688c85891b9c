import { makeExecutableSchema } from '@graphql-tools/schema';
import { Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { hasAnyRole } from '../auth/caller.ts';
import type { Injector } from '../injector.ts';
import { federatedSdl, type Subgraph, type SubgraphContext, type SubgraphResolvers } from './subgraph.ts';

interface Representation {
  readonly __typename: string;
  readonly id?: unknown;
}
type ReferenceResolver = (representation: Representation, context: SubgraphContext) => unknown;

const federationDirectives = /* GraphQL */ `
  scalar _Any
  scalar FieldSet
  type _Service {
    sdl: String!
  }
  directive @link(url: String!, import: [String]) repeatable on SCHEMA
  directive @key(fields: FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
  directive @external on OBJECT | FIELD_DEFINITION
  directive @requires(fields: FieldSet!) on FIELD_DEFINITION
  directive @provides(fields: FieldSet!) on FIELD_DEFINITION
  directive @override(from: String!) on FIELD_DEFINITION
  directive @inaccessible on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
  directive @tag(
    name: String!
  ) repeatable on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
`;

/** An executable Federation 2 subgraph, with MIT-licensed parts only (decision: no @apollo packages). */
export function federatedSchema(subgraph: Subgraph, app: Injector): GraphQLSchema {
  const document = parse(subgraph.sdl);
  const entities = entityNames(document);
  const { resolvers, references } = liftReferences(subgraph.resolvers(app));
  const own = document.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION);
  const sdl = federatedSdl(subgraph);
  return makeExecutableSchema<SubgraphContext>({
    typeDefs: [federationDirectives, { kind: Kind.DOCUMENT, definitions: own }, federationTypes(entities)],
    resolvers: [
      resolvers,
      { Query: { _service: () => ({ sdl }) } },
      ...(entities.length > 0 ? [entityResolvers(references)] : []),
    ],
  });
}

function federationTypes(entities: readonly string[]): string {
  if (entities.length === 0) return 'type Query { _service: _Service! }';
  return `union _Entity = ${entities.join(' | ')}
    type Query { _service: _Service! _entities(representations: [_Any!]!): [_Entity]! }`;
}

function entityNames(document: DocumentNode): string[] {
  const names = document.definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.directives?.some(({ name }) => name.value === 'key')
      ? [node.name.value]
      : [],
  );
  return [...new Set(names)];
}

function liftReferences(all: SubgraphResolvers): {
  resolvers: SubgraphResolvers;
  references: Map<string, ReferenceResolver>;
} {
  const references = new Map<string, ReferenceResolver>();
  const resolvers: Record<string, unknown> = {};
  for (const [type, fields] of Object.entries(all)) {
    const { __resolveReference: reference, ...rest } = fields as Record<string, unknown>;
    if (typeof reference === 'function') references.set(type, reference as ReferenceResolver);
    resolvers[type] = typeof fields === 'object' && !('serialize' in fields) ? rest : fields;
  }
  return { resolvers: resolvers as SubgraphResolvers, references };
}

function entityResolvers(references: ReadonlyMap<string, ReferenceResolver>): SubgraphResolvers {
  return {
    _Entity: { __resolveType: (value: Representation) => value.__typename },
    Query: {
      _entities: (
        _: unknown,
        { representations }: { representations: Representation[] },
        context: SubgraphContext,
      ) =>
        representations.map(async (representation) => {
          if (!isOpenTo(representation, context)) return null;
          const resolve = references.get(representation.__typename) ?? ((same: Representation) => same);
          const value = await resolve(representation, context);
          return value ? { ...(value as object), __typename: representation.__typename } : null;
        }),
    },
  };
}

/** Whatever a subgraph adds to Member is the member's own: nobody else resolves it, admins apart. */
function isOpenTo({ __typename, id }: Representation, { caller }: SubgraphContext): boolean {
  if (__typename !== 'Member') return true;
  return caller !== null && (id === caller.memberId || hasAnyRole(caller, ['admin']));
}

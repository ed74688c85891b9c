import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit, type DocumentNode } from 'graphql';
import { composeServices, compositionHasErrors } from '@theguild/federation-composition';

/** The address of a subgraph inside the supergraph: its service's name; where it is, SERVICE_URLS says. */
export const subgraphUrl = (name: string): string => `http://${name}.subgraph/graphql`;
export const serviceOfUrl = (url: string): string => new URL(url).hostname.replace(/\.subgraph$/, '');

/** The SDL of each service: `services/<name>/src/subgraph.graphql`. */
export function readSubgraphs(servicesFolder: string, names: readonly string[]): Map<string, string> {
  const files = names
    .map((name): [string, string] => [name, join(servicesFolder, name, 'src/subgraph.graphql')])
    .filter(([, file]) => existsSync(file));
  return new Map(files.map(([name, file]) => [name, readFileSync(file, 'utf8')]));
}

export class CompositionFailed extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The subgraphs do not fit together:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Composes the supergraph. @throws CompositionFailed, with every problem
 *
 * Fields that a service adds to another's entity become nullable: when that service is away they are null,
 * and the rest of the entity is still there (each subgraph keeps its own stricter promise).
 */
export function composeSupergraph(subgraphs: ReadonlyMap<string, string>): string {
  const services = [...subgraphs].map(([name, sdl]) => ({
    name,
    url: subgraphUrl(name),
    typeDefs: relaxEntities(parse(sdl)),
  }));
  const result = composeServices(services);
  if (compositionHasErrors(result)) throw new CompositionFailed(result.errors.map((error) => error.message));
  return result.supergraphSdl;
}

function relaxEntities(document: DocumentNode): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition(node) {
      const keys = (node.directives ?? []).filter(({ name }) => name.value === 'key');
      if (keys.length === 0) return undefined;
      const isKey = (field: string) => keys.some((key) => keyFields(key).includes(field));
      const fields = (node.fields ?? []).map((field) =>
        field.type.kind === 'NonNullType' && !isKey(field.name.value)
          ? { ...field, type: field.type.type }
          : field,
      );
      return { ...node, fields };
    },
  }) as DocumentNode;
}

function keyFields(key: NonNullable<DocumentNode['definitions'][number]['directives']>[number]): string[] {
  const fields = key.arguments?.find(({ name }) => name.value === 'fields')?.value;
  return fields?.kind === 'StringValue' ? fields.value.split(/\W+/) : [];
}

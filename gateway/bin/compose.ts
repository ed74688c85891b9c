/** Composes the services' subgraphs into SUPERGRAPH_FILE (gateway/dist/supergraph.graphql): `node gateway/bin/compose.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CompositionFailed, composeSupergraph, readSubgraphs } from '../src/graphql/subgraphs.ts';
import { serviceNames } from '../src/service-names.ts';

const file = resolve(
  process.env['SUPERGRAPH_FILE'] ?? resolve(import.meta.dirname, '../dist/supergraph.graphql'),
);
const subgraphs = readSubgraphs(resolve(import.meta.dirname, '../../services'), serviceNames);
const missing = serviceNames.filter((name) => !subgraphs.has(name));

try {
  if (missing.length > 0)
    throw new CompositionFailed(missing.map((name) => `${name} has no src/subgraph.graphql`));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, composeSupergraph(subgraphs));
  console.log(`The supergraph of ${subgraphs.size} services is composed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

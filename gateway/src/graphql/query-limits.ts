import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

export const maxTokens = 2_000;
export const maxDepth = 10;
/** Fields after fragments are spread out: a small text can ask for very much. */
export const maxFields = 500;

export class TooComplex extends Error {}

/** @throws TooComplex for what is deeper or wider than any page of ours asks */
export function checkComplexity(document: DocumentNode): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
  }
  let fields = 0;
  const walk = (set: SelectionSetNode, depth: number): void => {
    if (depth > maxDepth) throw new TooComplex('This query is deeper than we answer.');
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        if (fields > maxFields) throw new TooComplex('This query asks for more than we answer at once.');
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth);
      } else {
        const fragment = fragments.get(selection.name.value);
        // Deeper by one, so that fragments that spread each other end as well.
        if (fragment) walk(fragment, depth + 1);
      }
    }
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 1);
  }
}

import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from 'graphql';

/** Deep enough for the supergraph's own plans; a query beyond it is refused before it runs. */
export const maxDepth = 12;
export const maxFields = 400;

/** Counts fields and depth; a fragment that is spread counts each time through its own definition's depth. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let depth = 0;
  let fields = 0;
  const refuse = (says: string) =>
    context.reportError(new GraphQLError(says, { extensions: { code: 'request.too-large' } }));
  return {
    FragmentSpread: () => {
      fields += 20;
      if (fields > maxFields) refuse('This query asks for too much.');
    },
    Field: {
      enter: (node) => {
        fields += 1;
        depth += 1;
        if (depth === maxDepth + 1) refuse('This query is too deep.');
        if (fields === maxFields + 1) refuse('This query asks for too much.');
        return node.kind === Kind.FIELD ? undefined : false;
      },
      leave: () => {
        depth -= 1;
      },
    },
  };
}

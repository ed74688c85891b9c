import type { CallDefinition } from '@moons/contracts/call';

interface Node {
  readonly children: Map<string, Node>;
  parameter?: Node;
  readonly calls: Map<string, CallDefinition>;
}
const newNode = (): Node => ({ children: new Map(), calls: new Map() });

export type Match =
  | { readonly kind: 'call'; readonly call: CallDefinition }
  | { readonly kind: 'other-method'; readonly allow: string }
  | { readonly kind: 'unknown' };

/** Finds the contract of a request. A literal segment goes before a parameter. */
export class CallRoutes {
  readonly #root = newNode();

  constructor(calls: readonly CallDefinition[]) {
    for (const call of calls) {
      let node = this.#root;
      for (const segment of call.path.slice(1).split('/')) node = descend(node, segment);
      node.calls.set(call.method, call);
    }
  }

  match(method: string, path: string): Match {
    const node = find(this.#root, path.slice(1).split('/'), 0);
    if (!node) return { kind: 'unknown' };
    const call = node.calls.get(method === 'HEAD' ? 'GET' : method);
    return call ? { kind: 'call', call } : { kind: 'other-method', allow: [...node.calls.keys()].join(', ') };
  }
}

function descend(node: Node, segment: string): Node {
  if (segment.startsWith(':')) return (node.parameter ??= newNode());
  const next = node.children.get(segment) ?? newNode();
  node.children.set(segment, next);
  return next;
}

function find(node: Node, segments: readonly string[], at: number): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.calls.size > 0 ? node : undefined;
  const literal = node.children.get(segment);
  const found = literal && find(literal, segments, at + 1);
  if (found) return found;
  return node.parameter && segment !== '' ? find(node.parameter, segments, at + 1) : undefined;
}

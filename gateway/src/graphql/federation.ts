import { readFile } from 'node:fs/promises';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import {
  execute,
  GraphQLError,
  parse,
  print,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { ExecutionRequest, ExecutionResult as SubgraphResult, Executor } from '@graphql-tools/utils';
import type { Upstream } from '../proxy/upstream.ts';
import { checkComplexity, maxTokens, TooComplex } from './query-limits.ts';
import { serviceOfUrl } from './subgraphs.ts';

export interface QueryContext {
  readonly token: string | undefined;
  readonly requestId: string;
}
export interface Query {
  readonly query: string;
  readonly variables?: Record<string, unknown> | undefined;
  readonly operationName?: string | undefined;
}

const subgraphTimeoutMs = 3_000;
const mostDocuments = 500;

/** The supergraph at work: one question of a page becomes one question to each service that knows a part. */
export class Federation {
  readonly #schema: GraphQLSchema;
  readonly #documents = new Map<string, DocumentNode>();

  constructor(supergraphSdl: string, upstreams: ReadonlyMap<string, Upstream>) {
    this.#schema = getStitchedSchemaFromSupergraphSdl({
      supergraphSdl,
      batch: true,
      onSubschemaConfig: (config) => {
        config.executor = executorFor(upstreams.get(serviceOfUrl(config.endpoint)));
      },
    });
  }

  static async fromFile(file: string, upstreams: ReadonlyMap<string, Upstream>): Promise<Federation> {
    return new Federation(await readFile(file, 'utf8'), upstreams);
  }

  /** @throws GraphQLError[] when the query is not one that can be answered */
  async run({ query, variables, operationName }: Query, context: QueryContext): Promise<ExecutionResult> {
    const document = this.#document(query);
    if (document instanceof Array) return { errors: document };
    return execute({
      schema: this.#schema,
      document,
      contextValue: context,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    });
  }

  /** Parsed and checked once: pages ask the same few questions. */
  #document(query: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#documents.get(query);
    if (known) return known;
    try {
      const document = parse(query, { maxTokens });
      checkComplexity(document);
      const errors = validate(this.#schema, document, undefined, { maxErrors: 5 });
      if (errors.length > 0) return errors;
      if (this.#documents.size >= mostDocuments) this.#documents.clear();
      this.#documents.set(query, document);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof TooComplex) return [new GraphQLError(error.message)];
      throw error;
    }
  }
}

const away = (): SubgraphResult => ({
  errors: [
    new GraphQLError('This part of the house is resting for a moment.', {
      extensions: { code: 'service.unavailable' },
    }),
  ],
});

function executorFor(upstream: Upstream | undefined): Executor {
  const printed = new WeakMap<DocumentNode, string>();
  return async function ask<T>({ document, variables, context }: ExecutionRequest) {
    if (!upstream || !upstream.breaker.admit()) return away() as T;
    const query = printed.get(document) ?? print(document);
    printed.set(document, query);
    const { token, requestId } = context as QueryContext;
    try {
      const { statusCode, body } = await upstream.pool.request({
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': requestId,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ query, variables }),
        headersTimeout: subgraphTimeoutMs,
        bodyTimeout: subgraphTimeoutMs,
      });
      const result = (await body.json()) as SubgraphResult;
      upstream.breaker.settle(statusCode < 500);
      return ('data' in result || 'errors' in result ? result : away()) as T;
    } catch {
      upstream.breaker.settle(false);
      return away() as T;
    }
  } as Executor;
}

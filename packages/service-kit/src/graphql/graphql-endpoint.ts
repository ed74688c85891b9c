import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import * as z from 'zod/mini';
import { bearerToken, type AccessTokens } from '../auth/access-token.ts';
import { toRefusal } from '../http/refusal.filter.ts';
import { invalidRequest } from '../http/validation.ts';
import { currentRequest } from '../platform/request-context.ts';
import { limitsRule } from './limits.ts';
import type { SubgraphContext } from './subgraph.ts';

const Body = z.object({
  query: z.string().check(z.maxLength(16_000)),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  operationName: z.optional(z.nullable(z.string())),
});
const rememberedQueries = 200;
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule, limitsRule];

/** Executes one operation against the subgraph; parsed and checked queries are remembered. */
export class GraphqlEndpoint {
  readonly #schema: GraphQLSchema;
  readonly #tokens: AccessTokens;
  readonly #report: (error: unknown) => void;
  readonly #known = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema, tokens: AccessTokens, report: (error: unknown) => void) {
    this.#schema = schema;
    this.#tokens = tokens;
    this.#report = report;
  }

  async handle(request: FastifyRequest): Promise<ExecutionResult> {
    const body = Body.safeParse(request.body);
    if (!body.success) throw invalidRequest({ body: 'Must be a GraphQL request.' });
    const token = bearerToken(request.headers.authorization);
    const context: SubgraphContext = { caller: token ? await this.#tokens.verify(token) : null };
    const state = currentRequest();
    if (state) state.caller = context.caller;
    const document = this.#document(body.data.query);
    if (!('kind' in document)) return document;
    const result = await execute({
      schema: this.#schema,
      document,
      contextValue: context,
      variableValues: body.data.variables ?? {},
      operationName: body.data.operationName ?? null,
    });
    return result.errors ? { ...result, errors: result.errors.map((error) => this.#soften(error)) } : result;
  }

  #document(query: string): DocumentNode | ExecutionResult {
    const known = this.#known.get(query);
    if (known) return known;
    try {
      const document = parse(query, { maxTokens: 2_000 });
      const errors = validate(this.#schema, document, rules);
      if (errors.length > 0) return { errors };
      if (this.#known.size >= rememberedQueries) this.#known.clear();
      this.#known.set(query, document);
      return document;
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('This query could not be read.')],
      };
    }
  }

  /** The stable code and the sentence go out; what a driver said does not. */
  #soften(error: GraphQLError): GraphQLError {
    const cause = error.originalError;
    if (!cause || cause instanceof GraphQLError) return error;
    const refusal = toRefusal(cause);
    if (refusal.status >= 500) this.#report(cause);
    const { nodes, path } = error;
    return new GraphQLError(refusal.sentence, {
      ...(nodes ? { nodes } : {}),
      ...(path ? { path } : {}),
      extensions: { code: refusal.code },
    });
  }
}

export type LazyEndpoint = () => Promise<GraphqlEndpoint>;

export function mountGraphql(fastify: FastifyInstance, endpoint: LazyEndpoint): void {
  fastify.post('/graphql', async (request, reply) => {
    const result = await (await endpoint()).handle(request);
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(result));
  });
}

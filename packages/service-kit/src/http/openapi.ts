import { defaultMaxBodyBytes, successStatus, type CallDefinition } from '@moons/contracts/call';
import { commonErrors, ErrorEnvelope } from '@moons/contracts/error';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** The service's OpenAPI 3.1 document, made of its calls' declarations and nothing else. */
export function openApiDocument(service: string, calls: readonly CallDefinition[]): Json {
  const components: Json = {};
  const schemaOf = (schema: z.core.$ZodType, io: Io): unknown => toJsonSchema(schema, io, components);
  schemaOf(ErrorEnvelope, 'output');
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call, schemaOf);
  }
  return {
    openapi: '3.1.0',
    info: { title: service, version: '1.0.0' },
    paths,
    components: {
      schemas: components,
      securitySchemes: { member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(call: CallDefinition, schemaOf: (schema: z.core.$ZodType, io: Io) => unknown): Json {
  const parameters = [
    ...properties('path', call.params, schemaOf),
    ...properties('query', call.query, schemaOf),
    ...(call.idempotent
      ? [
          {
            name: 'idempotency-key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 128 },
          },
        ]
      : []),
  ];
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.door === 'public' || call.door === 'webhook' ? {} : { security: [{ member: [] }] }),
    ...(typeof call.door === 'object' ? { 'x-roles': call.door.roles } : {}),
    'x-max-body-bytes': call.maxBodyBytes ?? defaultMaxBodyBytes,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: { ...successes(call, schemaOf), ...failures(call) },
  };
}

function successes(call: CallDefinition, schemaOf: (schema: z.core.$ZodType, io: Io) => unknown): Json {
  return Object.fromEntries(
    Object.entries(call.responses).map(([status, schema]) => [
      status,
      schema
        ? {
            description: call.summary,
            content: { 'application/json': { schema: schemaOf(schema, 'output') } },
          }
        : { description: call.summary },
    ]),
  );
}

function failures(call: CallDefinition): Json {
  const codes: Record<string, number> = { ...applicableCommon(call), ...call.errors };
  const byStatus: Record<string, string[]> = {};
  for (const [code, status] of Object.entries(codes)) (byStatus[status] ??= []).push(code);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(byStatus)
      .filter(([status]) => Number(status) !== successStatus(call))
      .map(([status, names]) => [status, { description: names.sort().join(', '), content }]),
  );
}

function applicableCommon(call: CallDefinition): Record<string, number> {
  const { 'auth.forbidden': forbidden, 'request.conflict': conflict, ...rest } = commonErrors;
  return {
    ...rest,
    ...(typeof call.door === 'object' ? { 'auth.forbidden': forbidden } : {}),
    ...(call.idempotent ? { 'request.conflict': conflict } : {}),
  };
}

function properties(
  where: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  schemaOf: (schema: z.core.$ZodType, io: Io) => unknown,
): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || (json.required ?? []).includes(name),
    schema: part,
  }));
}

/** Named schemas (`.register(z.globalRegistry, { id })`) become components; what differs on input gets a name of its own. */
function toJsonSchema(schema: z.core.$ZodType, io: Io, components: Json): unknown {
  // Wrapped, so that a named schema at the top is a reference like any other.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  const { $defs = {}, properties: parts } = wrapped as { $defs?: Json; properties?: Json };
  const suffix = io === 'input' ? 'Input' : '';
  const rename = (value: unknown): unknown => relocate(value, suffix);
  for (const [name, definition] of Object.entries($defs))
    components[`${name}${suffix}`] ??= rename(definition);
  return rename(parts?.['it']);
}

function relocate(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relocate(item, suffix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, item]) =>
        key === '$ref' && typeof item === 'string'
          ? [key, item.replace(/^#\/\$defs\/(.+)$/, `#/components/schemas/$1${suffix}`)]
          : [key, relocate(item, suffix)],
      ),
  );
}

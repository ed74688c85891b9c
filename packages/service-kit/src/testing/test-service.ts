import { randomBytes, randomUUID } from 'node:crypto';
import type { CallDefinition, CallInput, CallOutput } from '@moons/contracts/call';
import { callUrl } from '@moons/contracts/client';
import type { ErrorEnvelope } from '@moons/contracts/error';
import type { Connection } from 'mongoose';
import { boot } from '../boot.ts';
import { Mongo } from '../data/mongo.ts';
import { Clock } from '../platform/clock.ts';
import type { ServiceApp, ServiceOptions } from '../service-options.ts';
import { freePort } from './free-port.ts';
import { startIssuer, type TokenClaims } from './issuer.ts';
import { realParts } from './real-parts.ts';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer<T> {
  readonly status: number;
  /** Of the contract's type when the call succeeded. */
  readonly body: T & Partial<ErrorEnvelope>;
  readonly headers: Headers;
}

export interface TestService {
  readonly url: string;
  readonly app: ServiceApp;
  readonly clock: Clock;
  /** The service's own database, unique to this test. */
  readonly db: Connection;
  readonly env: Readonly<Record<string, string>>;
  token(claims?: TokenClaims): Promise<string>;
  /** A declared call; the input may be wrong on purpose: cast it. */
  call<C extends CallDefinition>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<TestAnswer<CallOutput<C>>>;
  /** A GraphQL operation against the service's subgraph. */
  graphql(
    query: string,
    variables?: object,
    options?: CallOptions,
  ): Promise<TestAnswer<{ data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts a service in this process on free ports against the real MongoDB and Redis, with a database,
 * an event stream and an issuer of its own. `env` overrides the environment; give two services the same
 * EVENT_STREAM and they hear each other. Always `await service.stop()` in afterAll.
 */
export async function testService(
  options: ServiceOptions,
  { env: overrides = {} }: { env?: Readonly<Record<string, string>> } = {},
): Promise<TestService> {
  const [parts, issuer, port] = await Promise.all([realParts(), startIssuer(), freePort()]);
  const id = randomUUID().slice(0, 8);
  const mongoUrl = new URL(parts.mongoUrl);
  mongoUrl.pathname = `/test_${options.name}_${id}`;
  const env: Record<string, string> = {
    SERVICE_PORT: String(port),
    MONGO_URL: mongoUrl.href,
    REDIS_URL: parts.redisUrl,
    EVENT_STREAM: `moons:test:${id}`,
    OIDC_ISSUER: issuer.issuer,
    OIDC_JWKS_URL: issuer.jwksUrl,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    SECRET_KEY: randomBytes(32).toString('base64'),
    ...overrides,
  };
  const service = await boot(options, env).catch(async (error: unknown) => {
    await issuer.stop();
    throw error;
  });
  const db = service.app.get(Mongo).connection;
  await Promise.race([service.prepared, new Promise((resolve) => setTimeout(resolve, 15_000).unref())]);
  const ask = (path: string, init?: RequestInit) => fetch(service.url + path, init);
  return {
    url: service.url,
    app: service.app,
    clock: service.app.get(Clock),
    db,
    env,
    token: (claims) => issuer.token(claims),
    call: (call, input, callOptions) =>
      answer(
        ask(callUrl(call, input), requestInit(call.method, (input as { body?: unknown }).body, callOptions)),
      ),
    graphql: (query, variables = {}, callOptions = {}) =>
      answer(ask('/graphql', requestInit('POST', { query, variables }, callOptions))),
    fetch: ask,
    async stop() {
      if (db.readyState === 1) await db.dropDatabase().catch(() => {});
      await service.stop();
      await issuer.stop();
    },
  };
}

function requestInit(method: string, body: unknown, { token, headers = {} }: CallOptions = {}): RequestInit {
  return {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function answer<T>(sent: Promise<Response>): Promise<TestAnswer<T>> {
  const response = await sent;
  const text = await response.text();
  const body = (text ? JSON.parse(text) : undefined) as T & Partial<ErrorEnvelope>;
  return { status: response.status, body, headers: response.headers };
}

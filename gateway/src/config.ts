import * as z from 'zod';

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const origin = z.url().transform((text) => new URL(text).origin);
const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const perMinute = (fallback: number) => z.number().int().positive().default(fallback);

const RateLimits = z
  .object({
    /** Requests a minute of one visitor's address, signed out. */
    visitor: perMinute(600),
    /** Requests a minute of one member, all her devices together. */
    member: perMinute(600),
    /** Log-ins started a minute from one address. */
    login: perMinute(20),
    /** Writes a minute from one address, signed out. */
    anonymousWrites: perMinute(30),
  })
  .prefault({});
export type RateLimits = z.infer<typeof RateLimits>;

const Environment = z.object({
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535),
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: origin,
  REDIS_URL: z.url(),
  KEYCLOAK_URL: origin,
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  SERVICE_URLS: json(z.record(z.string(), origin)),
  CIRCLES_URLS: json(z.array(origin)).optional(),
  LIVEKIT_HTTP_URL: z.preprocess((value) => value || undefined, origin.optional()),
  RELEASES_DIR: z.string().min(1),
  SUPERGRAPH_FILE: z.string().min(1),
  SESSION_IDLE_SECONDS: seconds(8 * 60 * 60),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  RATE_LIMIT: z.preprocess((value) => value || '{}', json(RateLimits)),
  /** Proxies of ours in front: how many entries at the end of X-Forwarded-For are true. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  HEADERS_TIMEOUT_MS: seconds(5_000),
  BODY_TIMEOUT_MS: seconds(30_000),
  DRAIN_MS: seconds(5_000),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly redisUrl: string;
  readonly keycloakUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly serviceUrls: Readonly<Record<string, string>>;
  readonly circlesUrls: readonly string[];
  readonly livekitUrl: string | undefined;
  readonly releasesDir: string;
  readonly supergraphFile: string;
  readonly sessionIdleSeconds: number;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly rateLimits: RateLimits;
  readonly trustedProxyHops: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly drainMs: number;
}

/**
 * The gateway's configuration from the environment.
 * @throws Error that names every bad variable at once (never a value: some are secrets)
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway cannot start, its configuration is not right:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const circles = env.SERVICE_URLS['circles'];
  return {
    port: env.GATEWAY_PORT,
    host: env.GATEWAY_HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    redisUrl: env.REDIS_URL,
    keycloakUrl: env.KEYCLOAK_URL,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    serviceUrls: env.SERVICE_URLS,
    circlesUrls: env.CIRCLES_URLS ?? (circles ? [circles] : []),
    livekitUrl: env.LIVEKIT_HTTP_URL,
    releasesDir: env.RELEASES_DIR,
    supergraphFile: env.SUPERGRAPH_FILE,
    sessionIdleSeconds: env.SESSION_IDLE_SECONDS,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMIT,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    headersTimeoutMs: env.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: env.BODY_TIMEOUT_MS,
    drainMs: env.DRAIN_MS,
  };
}

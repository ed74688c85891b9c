import * as z from 'zod/mini';

const Port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));
const Flag = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === '1' || value === 'true'),
);

/** What every service reads from its environment. */
export const BaseConfig = z.object({
  SERVICE_PORT: Port,
  SERVICE_HOST: z._default(z.string(), '127.0.0.1'),
  MONGO_URL: z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address')),
  REDIS_URL: z.string().check(z.regex(/^rediss?:\/\//, 'must be a redis:// address')),
  OIDC_ISSUER: z.url(),
  OIDC_JWKS_URL: z.url(),
  OIDC_AUDIENCE: z._default(z.string(), 'moons-api'),
  PUBLIC_ORIGIN: z.url(),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must be an smtp:// address'))),
  MAIL_FROM: z._default(z.string(), 'Thirteen Moons <moons@localhost>'),
  SEED: Flag,
  CLOCK_OFFSET_MS: z._default(z.coerce.number().check(z.int()), 0),
  /** Base64 of 32 bytes: wraps the members' keys and makes pseudonyms. */
  SECRET_KEY: z
    .string()
    .check(z.refine((value) => Buffer.from(value, 'base64').length === 32, 'must be base64 of 32 bytes')),
  /** Only tests change it, so that several houses can share one Redis. */
  EVENT_STREAM: z.optional(z.string()),
});
export type BaseConfig = z.output<typeof BaseConfig>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration is not usable; `message` names every bad variable, one a line, never a value. */
export class ConfigError extends Error {
  constructor(service: string, problems: readonly string[]) {
    super(
      `${service} cannot start. Please check its environment:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Injectable: the checked environment. `of(schema)` gives a service its own part, typed. */
export class Configuration {
  readonly base: BaseConfig;
  readonly #extra: unknown;

  constructor(base: BaseConfig, extra: unknown) {
    this.base = base;
    this.#extra = extra;
  }

  /** The part that the service declared as `extraConfig`; give the same schema. */
  of<S extends z.core.$ZodType>(_schema: S): z.output<S> {
    return this.#extra as z.output<S>;
  }
}

/** Checks the whole environment at once. @throws ConfigError naming every bad variable. */
export function readConfig(service: string, env: Environment, extra?: z.core.$ZodType): Configuration {
  // An empty variable is an absent one: that is what compose files and shells make of it.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const base = z.safeParse(BaseConfig, given);
  const own = extra ? z.safeParse(extra, given) : undefined;
  const issues = [...(base.error?.issues ?? []), ...(own?.error?.issues ?? [])];
  if (!base.success || issues.length > 0) {
    const problems = new Map(
      issues.map((issue) => [String(issue.path[0] ?? '(all)'), problem(issue, given)]),
    );
    throw new ConfigError(
      service,
      [...problems].map(([name, says]) => `${name}: ${says}`),
    );
  }
  return new Configuration(base.data, own?.data);
}

function problem(issue: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(issue.path[0] ?? '');
  return name in given ? issue.message.replace(/^Invalid input: /, '') : 'is missing';
}

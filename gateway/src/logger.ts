import { pino, type Logger } from 'pino';

export type { Logger };

/** Request ids and outcomes only: no cookies, tokens, query strings or bodies are ever handed to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { service: 'gateway' },
    serializers: { error: describeError },
    redact: { paths: ['cookie', 'authorization', 'headers', '*.cookie', '*.authorization'], remove: true },
  });
}

/** Name, code and message: an error of a library may carry tokens in its other properties. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { name, message } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, message, code, ...(error.cause instanceof Error ? { cause: error.cause.message } : {}) };
}

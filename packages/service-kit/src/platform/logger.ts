import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './request-context.ts';

/**
 * One JSON line per event. Never a body, a query string, a name or an e-mail address: what is logged
 * is chosen field by field, and an error is reduced to its name, code and place.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequest()?.requestId;
      return requestId ? { requestId } : {};
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Message texts of drivers may quote data (a duplicate key's value): they stay out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

/** Nest's own warnings and errors, into the same stream. */
export function nestLogger(log: Logger): LoggerService {
  const say = (level: 'warn' | 'error' | 'fatal') => (message: unknown) =>
    log[level](message instanceof Error ? { err: message } : { nest: String(message).slice(0, 500) });
  return {
    log: () => {},
    debug: () => {},
    verbose: () => {},
    warn: say('warn'),
    error: say('error'),
    fatal: say('fatal'),
  };
}

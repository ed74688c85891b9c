import { HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorEnvelope } from '@moons/contracts/error';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { isAway } from '../data/failures.ts';
import { contextOf, currentRequest } from '../platform/request-context.ts';
import { Refusal, unavailable } from '../refusal.ts';
import { ContractBreach } from './answer.interceptor.ts';

/** Turns whatever was thrown into the one error envelope. Only what is our fault is logged as an error. */
export class RefusalFilter implements ExceptionFilter {
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const refusal = toRefusal(error);
    if (refusal.status >= 500) this.#report(refusal, error);
    sendRefusal(host.switchToHttp().getResponse<FastifyReply>(), refusal);
  }

  #report(refusal: Refusal, error: unknown): void {
    const call = currentRequest()?.call?.id;
    // The breach's text names paths of our own schema, no values.
    const breach = error instanceof ContractBreach ? { breach: error.message } : {};
    if (refusal.status === 503) this.#log.warn({ call, code: refusal.code, err: error }, 'unavailable');
    else this.#log.error({ call, code: refusal.code, ...breach, err: error }, 'failed');
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(toEnvelope(refusal, contextOf(reply.request.raw)?.requestId));
}

export function toEnvelope(refusal: Refusal, requestId = 'unknown'): ErrorEnvelope {
  return {
    error: refusal.sentence,
    code: refusal.code,
    requestId,
    ...(refusal.fields ? { fields: { ...refusal.fields } } : {}),
  };
}

/** What Fastify says before a handler runs, by its code. */
const early: Record<string, () => Refusal> = {
  MOONS_MALFORMED_JSON: () =>
    new Refusal('request.invalid', 400, 'This request could not be understood.', {
      fields: { body: 'Must be valid JSON.' },
    }),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return unavailable();
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? early[code] : undefined;
  if (known) return known();
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  if (status === 404) return notFound();
  if (status === 413) return tooLarge();
  if (status === 415) return wrongType();
  if (typeof status === 'number' && status >= 400 && status < 500) return malformed();
  return new Refusal('internal', 500, 'Something went wrong on our side. Please try again in a moment.');
}

function malformed(): Refusal {
  return new Refusal('request.invalid', 400, 'This request could not be understood.');
}
function tooLarge(): Refusal {
  return new Refusal('request.too-large', 413, 'This is too long to be taken in one piece.');
}
function wrongType(): Refusal {
  return new Refusal('request.unsupported-type', 415, 'Please send this as JSON.');
}
function notFound(): Refusal {
  return new Refusal('request.not-found', 404, 'There is nothing at this address.');
}

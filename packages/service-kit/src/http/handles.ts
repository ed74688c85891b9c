import {
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type ExecutionContext,
} from '@nestjs/common';
import { successStatus, type CallDefinition } from '@moons/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginRequired } from '../auth/access-token.ts';
import type { Caller } from '../auth/caller.ts';
import { currentRequest } from '../platform/request-context.ts';
import { Refusal } from '../refusal.ts';
import { ReplyHandle } from './reply.ts';

const handledCall = Symbol('moons.call');

/** The call a controller's method handles, if it handles one. */
export function callOf(handler: object): CallDefinition | undefined {
  return Reflect.getMetadata(handledCall, handler) as CallDefinition | undefined;
}

/**
 * Binds a controller's method to a declared call: its route, door, validation in, answer out (keys that
 * the contract does not know are stripped), status, and its place in the OpenAPI document.
 */
export function Handles(call: CallDefinition): MethodDecorator {
  return (target, key, descriptor) => {
    RequestMapping({ path: call.path, method: RequestMethod[call.method] })(target, key, descriptor);
    HttpCode(successStatus(call))(target, key, descriptor);
    Reflect.defineMetadata(handledCall, call, descriptor.value as object);
  };
}

/** `{ params?, query?, body? }` after validation, typed `ValidInput<typeof call>`. */
export const Input: () => ParameterDecorator = createParamDecorator(() => currentRequest()?.input);

/** The caller; 401 when nobody is signed in. */
export const Me: () => ParameterDecorator = createParamDecorator((): Caller => {
  const caller = currentRequest()?.caller;
  if (!caller) throw loginRequired();
  return caller;
});

/** The caller or null, for public doors (a token that is there but not valid was refused before). */
export const MaybeMe: () => ParameterDecorator = createParamDecorator(
  (): Caller | null => currentRequest()?.caller ?? null,
);

/** A `ReplyHandle`: headers and status of the answer. */
export const Reply: () => ParameterDecorator = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    new ReplyHandle(context.switchToHttp().getResponse<FastifyReply>()),
);

/** The raw Fastify request, for `upload`, `stream` and `webhook` calls. */
export const RawRequest: () => ParameterDecorator = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>(),
);

/** `string | undefined`: the header of a write that a person can repeat. */
export const IdempotencyKey: () => ParameterDecorator = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']),
);

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header)) return header;
  throw new Refusal('request.invalid', 400, 'This request could not be understood.', {
    fields: { 'header.idempotency-key': 'Must be 8 to 128 letters, digits, dots, colons or dashes.' },
  });
}

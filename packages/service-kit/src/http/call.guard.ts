import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '@moons/contracts/call';
import type { FastifyRequest } from 'fastify';
import { bearerToken, loginRequired, type AccessTokens } from '../auth/access-token.ts';
import { hasAnyRole, type Caller } from '../auth/caller.ts';
import type { Tombstones } from '../events/tombstones.ts';
import { currentRequest } from '../platform/request-context.ts';
import { Refusal } from '../refusal.ts';
import { callOf } from './handles.ts';
import { validateRequest } from './validation.ts';

/** The door of every call: who is there, may she, and is what she sends what the contract says. */
export class CallGuard implements CanActivate {
  readonly #tokens: AccessTokens;
  readonly #tombstones: Tombstones;

  constructor(tokens: AccessTokens, tombstones: Tombstones) {
    this.#tokens = tokens;
    this.#tombstones = tombstones;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = callOf(context.getHandler());
    const state = currentRequest();
    // Other transports (`/ws`) carry their own door.
    if (!call || !state || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    state.call = call;
    state.caller = await this.#enter(call, request);
    state.input = validateRequest(call, request);
    return true;
  }

  async #enter({ door, method }: CallDefinition, request: FastifyRequest): Promise<Caller | null> {
    if (door === 'webhook') return null;
    const token = bearerToken(request.headers.authorization);
    if (!token && door !== 'public') throw loginRequired();
    const caller = token ? await this.#tokens.verify(token) : null;
    if (caller && typeof door === 'object' && !hasAnyRole(caller, door.roles)) throw forbidden();
    // Her token outlives her account by minutes: what she would write now is refused.
    if (caller && method !== 'GET' && (await this.#tombstones.has(caller.memberId))) throw loginRequired();
    return caller;
  }
}

export function forbidden(): Refusal {
  return new Refusal('auth.forbidden', 403, 'This is not open to you.');
}

import { createHash } from 'node:crypto';
import { Tier } from '@moons/contracts/membership/plans';
import { Role } from '@moons/contracts/membership/roles';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Refusal, unavailable } from '../refusal.ts';
import type { Caller } from './caller.ts';

export interface AccessTokenOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
  /** Most tokens remembered at a time; the oldest goes first. */
  readonly remembered?: number;
}

/**
 * Verifies access tokens: signature (RS256 or ES256 only), issuer, audience, expiry. A signature costs
 * about 100 µs, so each token is verified once and remembered by its hash until it expires.
 */
export class AccessTokens {
  readonly #options: AccessTokenOptions;
  readonly #key: JWTVerifyGetKey;
  readonly #known = new Map<string, { caller: Caller; expiresAt: number }>();

  constructor(options: AccessTokenOptions) {
    this.#options = options;
    this.#key = createRemoteJWKSet(new URL(options.jwksUrl), {
      timeoutDuration: 900,
      cooldownDuration: 10_000,
    });
  }

  /** @throws Refusal `auth.required` (401), or `service.unavailable` (503) when the keys cannot be had. */
  async verify(token: string): Promise<Caller> {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = this.#known.get(hash);
    if (known && known.expiresAt > Date.now()) return known.caller;
    this.#known.delete(hash);
    const payload = await this.#check(token);
    const caller = toCaller(payload, token);
    this.#remember(hash, caller, (payload.exp ?? 0) * 1000);
    return caller;
  }

  async #check(token: string): Promise<JWTPayload> {
    const { issuer, audience } = this.#options;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer,
        audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 5,
      });
      return payload;
    } catch (error) {
      throw isKeyServerAway(error) ? unavailable() : loginRequired();
    }
  }

  #remember(hash: string, caller: Caller, expiresAt: number): void {
    const oldest = this.#known.keys().next();
    if (this.#known.size >= (this.#options.remembered ?? 2_000) && !oldest.done)
      this.#known.delete(oldest.value);
    this.#known.set(hash, { caller, expiresAt });
  }
}

export function loginRequired(): Refusal {
  return new Refusal('auth.required', 401, 'Please log in to go on.');
}

/** The token of an `Authorization: Bearer` header; null without the header. @throws Refusal 401 for any other form. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  if (!token || token.length > 8_192) throw loginRequired();
  return token;
}

/** What jose finds wrong with the token is a 401; keys that could not be fetched are not her fault. */
function isKeyServerAway(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

function toCaller(payload: JWTPayload, token: string): Caller {
  const { sub, roles, tier, preferred_name: name, email } = payload as JWTPayload & Record<string, unknown>;
  if (!sub) throw loginRequired();
  const knownTier = Tier.safeParse(Array.isArray(tier) ? tier[0] : tier);
  return {
    memberId: sub,
    roles: Array.isArray(roles) ? roles.flatMap((role) => Role.safeParse(role).data ?? []) : [],
    tier: knownTier.success ? knownTier.data : null,
    preferredName: typeof name === 'string' ? name : '',
    ...(typeof email === 'string' ? { email } : {}),
    token,
  };
}

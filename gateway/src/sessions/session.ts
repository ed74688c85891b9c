import { createHash } from 'node:crypto';
import type { AuthUser } from '@moons/contracts/membership/profile';
import { Tier } from '@moons/contracts/membership/plans';
import { Role } from '@moons/contracts/membership/roles';

/** What the gateway keeps of a signed-in browser. Times in ms since 1970. */
export interface Session {
  /** SHA-256 of the cookie: a copy of Redis gives no usable cookie. */
  readonly key: string;
  readonly user: AuthUser;
  /** Keycloak's own session, which a backchannel logout names. */
  readonly keycloakSid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When to refresh; a little before `expiresAt`. */
  readonly refreshAt: number;
  readonly expiresAt: number;
  /** Grows with each refresh: waiters see by it that another has done it. */
  readonly version: number;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly lifetimeSeconds: number;
  readonly keycloakSid: string;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A copy in memory is used for this long before Redis is asked again. */
export const memoryMs = 5_000;

/** Short-lived tokens (tests, strict realms) are not refreshed on every call. */
export function tokenTimes(
  lifetimeSeconds: number,
  now = Date.now(),
): Pick<Session, 'refreshAt' | 'expiresAt'> {
  const lifetime = lifetimeSeconds * 1_000;
  return { refreshAt: now + Math.max(lifetime - 10_000, lifetime * 0.75), expiresAt: now + lifetime };
}

/** Claims of an access token that came straight from the token endpoint; services verify it themselves. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** The user as pages see her (contracts, AuthUser): roles and tiers that we do not know are left out. */
export function userOf(claims: Readonly<Record<string, unknown>>): AuthUser {
  const roles = Array.isArray(claims['roles']) ? claims['roles'] : [];
  const tier = Tier.safeParse(claims['tier']);
  return {
    id: String(claims['sub']),
    preferredName: String(claims['preferred_name'] ?? claims['name'] ?? ''),
    ...(typeof claims['email'] === 'string' ? { email: claims['email'] } : {}),
    roles: roles.flatMap((role) => {
      const known = Role.safeParse(role);
      return known.success ? [known.data] : [];
    }),
    tier: tier.success ? tier.data : null,
  };
}

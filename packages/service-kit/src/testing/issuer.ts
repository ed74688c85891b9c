import { createServer } from 'node:http';
import type { Tier } from '@moons/contracts/membership/plans';
import type { Role } from '@moons/contracts/membership/roles';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { freePort } from './free-port.ts';

export interface TokenClaims {
  readonly memberId?: string;
  readonly roles?: readonly Role[];
  readonly tier?: Tier | null;
  readonly preferredName?: string;
  readonly email?: string;
  readonly issuer?: string;
  readonly audience?: string;
  /** From now; negative for a token that is over. */
  readonly expiresInSeconds?: number;
}

export interface TestIssuer {
  readonly issuer: string;
  readonly jwksUrl: string;
  token(claims?: TokenClaims): Promise<string>;
  stop(): Promise<void>;
}

export const testIssuerName = 'http://localhost:3000/auth/realms/moons';
export const testAudience = 'moons-api';

/** Stands for Keycloak: a key set on a port of its own, and tokens signed with its key. */
export async function startIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  const port = await freePort();
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer: testIssuerName,
    jwksUrl: `http://127.0.0.1:${port}/certs`,
    token: (claims = {}) => sign(claims, privateKey),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type SigningKey = Parameters<InstanceType<typeof SignJWT>['sign']>[0];

function sign(claims: TokenClaims, key: SigningKey): Promise<string> {
  const { memberId = 'member-1', roles = ['member'], tier = 'seeker', preferredName = 'Ada', email } = claims;
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    roles,
    preferred_name: preferredName,
    ...(tier ? { tier } : {}),
    ...(email ? { email } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .setSubject(memberId)
    .setIssuer(claims.issuer ?? testIssuerName)
    .setAudience(claims.audience ?? testAudience)
    .setIssuedAt(now)
    .setExpirationTime(now + (claims.expiresInSeconds ?? 300))
    .sign(key);
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const issuer = 'http://localhost:3000/auth/realms/moons';

/** Stands for Keycloak, so that only the service is measured: a key set, and tokens signed with its key. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    issuer,
    jwksUrl: `http://127.0.0.1:${port}/`,
    token: (memberId: string): Promise<string> =>
      new SignJWT({ roles: ['member'], preferred_name: memberId })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .setSubject(memberId)
        .setIssuer(issuer)
        .setAudience('moons-api')
        .setIssuedAt()
        .setExpirationTime('30m')
        .sign(privateKey),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

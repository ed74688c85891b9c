import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

interface Login {
  readonly sid: string;
  readonly sub: string;
}

/** A small OpenID provider with Keycloak's addresses and rules: rotation, reuse refused, sessions, logout. */
export async function startProvider(origin: () => string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const issuer = () => `${origin()}/auth/realms/moons`;
  const codes = new Map<string, URLSearchParams>();
  const refreshTokens = new Map<string, Login>();
  const state = {
    lifetimeSeconds: 300,
    refreshes: 0,
    logouts: 0,
    roles: ['member'],
    sub: 'member-1',
    delayMs: 0,
    down: false,
  };

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).setIssuer(issuer()).setIssuedAt();

  async function tokens(login: Login, nonce?: string) {
    const refreshToken = randomUUID();
    refreshTokens.set(refreshToken, login);
    const expires = `${state.lifetimeSeconds}s`;
    const about = {
      sid: login.sid,
      preferred_name: 'Mira',
      roles: state.roles,
      tier: 'seeker',
      email: 'mira@moons.test',
    };
    return {
      access_token: await sign(about)
        .setSubject(login.sub)
        .setAudience('moons-api')
        .setJti(randomUUID())
        .setExpirationTime(expires)
        .sign(privateKey),
      id_token: await sign({ sid: login.sid, ...(nonce ? { nonce } : {}) })
        .setSubject(login.sub)
        .setAudience('gateway')
        .setExpirationTime('5m')
        .sign(privateKey),
      refresh_token: refreshToken,
      token_type: 'Bearer',
      expires_in: state.lifetimeSeconds,
    };
  }

  async function token(form: URLSearchParams): Promise<[number, unknown]> {
    const refused: [number, unknown] = [400, { error: 'invalid_grant' }];
    if (form.get('grant_type') === 'refresh_token') {
      state.refreshes += 1;
      const login = refreshTokens.get(form.get('refresh_token') ?? '');
      refreshTokens.delete(form.get('refresh_token') ?? '');
      return login ? [200, await tokens(login)] : refused;
    }
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!asked || asked.get('code_challenge') !== challenge) return refused;
    return [200, await tokens({ sid: randomUUID(), sub: state.sub }, asked.get('nonce') ?? undefined)];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.down) return void request.socket.destroy();
    const url = new URL(request.url ?? '/', 'http://idp');
    const form = new URLSearchParams(await text(request));
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname.endsWith('/certs')) return json(200, { keys: [jwk] });
    if (url.pathname.endsWith('/token')) return json(...(await token(form)));
    if (url.pathname.endsWith('/logout')) {
      state.logouts += 1;
      refreshTokens.delete(form.get('refresh_token') ?? '');
      return void response.writeHead(204).end();
    }
    if (url.pathname.endsWith('/auth')) {
      const code = randomUUID();
      codes.set(code, url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({ code, state: url.searchParams.get('state') ?? '', iss: issuer() }),
      );
      return void response.writeHead(302, { location: back.href }).end();
    }
    json(200, { path: request.url, headers: request.headers });
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As if her session at Keycloak had ended: refreshing is refused. */
    forgetAll: () => refreshTokens.clear(),
    logoutToken: (claims: JWTPayload, { forged = false, jti = randomUUID() as string } = {}) =>
      sign({ events: { [event]: {} }, ...claims })
        .setAudience('gateway')
        .setJti(jti)
        .sign(forged ? foreign.privateKey : privateKey),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

async function text(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of request) all += String(chunk);
  return all;
}

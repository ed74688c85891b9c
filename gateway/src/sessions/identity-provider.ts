import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { readClaims, type Tokens } from './session.ts';

/** Keycloak cannot be asked now: the session stays. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('Keycloak does not answer', { cause });
    this.name = 'ProviderAway';
  }
}
/** Keycloak no longer knows this login: the session ends. */
export class LoginEnded extends Error {}
/** The answer that came back does not fit the login that was started. */
export class LoginRefused extends Error {}

export interface LoginChecks {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const timeoutSeconds = 4;

/**
 * The one place that speaks OpenID Connect. Its metadata is written by hand: pages go to the public
 * address, the gateway asks at the direct one, and Keycloak need not run when the gateway starts.
 */
export class IdentityProvider {
  readonly #config: Config;
  readonly #oidc: oidc.Configuration;
  readonly #issuer: string;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  readonly #endSession: string;

  constructor(config: Config) {
    this.#config = config;
    this.#issuer = `${config.publicOrigin}/auth/realms/moons`;
    const direct = `${config.keycloakUrl}/auth/realms/moons/protocol/openid-connect`;
    this.#endSession = `${direct}/logout`;
    this.#oidc = new oidc.Configuration(
      {
        issuer: this.#issuer,
        authorization_endpoint: `${this.#issuer}/protocol/openid-connect/auth`,
        token_endpoint: `${direct}/token`,
        jwks_uri: `${direct}/certs`,
        authorization_response_iss_parameter_supported: true,
      },
      config.clientId,
      config.clientSecret,
    );
    this.#oidc.timeout = timeoutSeconds;
    if (config.keycloakUrl.startsWith('http:')) oidc.allowInsecureRequests(this.#oidc);
    oidc.enableNonRepudiationChecks(this.#oidc);
    this.#keys = createRemoteJWKSet(new URL(`${direct}/certs`), { timeoutDuration: timeoutSeconds * 1_000 });
  }

  newChecks(): LoginChecks {
    return {
      verifier: oidc.randomPKCECodeVerifier(),
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
    };
  }

  /** Where the browser goes to log in, or to register. */
  async authorizationUrl(checks: LoginChecks, register: boolean): Promise<string> {
    return oidc.buildAuthorizationUrl(this.#oidc, {
      redirect_uri: `${this.#config.publicOrigin}/api/login/callback`,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
      ...(register ? { prompt: 'create' } : {}),
    }).href;
  }

  /** Turns the callback's address into tokens. @throws LoginRefused, ProviderAway */
  async exchange(search: string, checks: LoginChecks): Promise<Tokens> {
    try {
      const answer = await oidc.authorizationCodeGrant(
        this.#oidc,
        new URL(`/api/login/callback${search}`, this.#config.publicOrigin),
        {
          pkceCodeVerifier: checks.verifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        },
      );
      return toTokens(answer);
    } catch (error) {
      throw isAway(error) ? new ProviderAway(error) : new LoginRefused('login refused', { cause: error });
    }
  }

  /** @throws LoginEnded when Keycloak refuses the token, ProviderAway for everything else */
  async refresh(refreshToken: string): Promise<Tokens> {
    try {
      return toTokens(await oidc.refreshTokenGrant(this.#oidc, refreshToken));
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
        throw new LoginEnded('login ended', { cause: error });
      }
      throw new ProviderAway(error);
    }
  }

  /** Ends Keycloak's session from the server side. @throws ProviderAway */
  async endSession(refreshToken: string): Promise<void> {
    const { clientId, clientSecret } = this.#config;
    const response = await fetch(this.#endSession, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }),
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    }).catch((error: unknown) => {
      throw new ProviderAway(error);
    });
    await response.body?.cancel();
    // 400: it has ended already
    if (response.status >= 500) throw new ProviderAway(`status ${response.status}`);
  }

  /**
   * OpenID Connect Back-Channel Logout 1.0, section 2.6. Answers whom it ends.
   * @throws LoginRefused for a token that is not Keycloak's or not a logout, ProviderAway
   */
  async verifyLogoutToken(token: string): Promise<{ sid?: string; sub?: string; jti: string }> {
    const { payload } = await jwtVerify(token, this.#keys, {
      issuer: this.#issuer,
      audience: this.#config.clientId,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: '5 minutes',
      clockTolerance: 30,
      algorithms: ['RS256', 'PS256', 'ES256'],
    }).catch((error: unknown) => {
      const away = error instanceof joseErrors.JWKSTimeout || !(error instanceof joseErrors.JOSEError);
      throw away ? new ProviderAway(error) : new LoginRefused('forged', { cause: error });
    });
    const events = payload['events'];
    const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
    const sid = typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
    if (!isLogout || 'nonce' in payload || (!sid && !payload.sub)) throw new LoginRefused('not a logout');
    return {
      ...(sid ? { sid } : {}),
      ...(payload.sub ? { sub: payload.sub } : {}),
      jti: String(payload.jti),
    };
  }
}

function toTokens(answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): Tokens {
  const claims = readClaims(answer.access_token);
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? '',
    lifetimeSeconds: answer.expiresIn() ?? 60,
    keycloakSid: String(answer.claims()?.['sid'] ?? claims['sid'] ?? ''),
  };
}

const noAnswer = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** No answer, or one that says that Keycloak itself is in trouble. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (typeof code === 'string' && noAnswer.has(code)) return true;
  const names = [name, (cause as { name?: unknown } | null | undefined)?.name];
  return names.some((each) => each === 'TypeError' || each === 'TimeoutError');
}

import { join } from 'node:path';
import type { Livekit } from './parts/livekit.ts';
import { serviceNames, type Ports, type ServiceProcess } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** What a house is made of, as far as its processes are told. */
export interface Facts {
  ports: Ports;
  origin: string;
  dataDir: string;
  secrets: Secrets;
  mongoUrl: (database: string) => string;
  redisUrl: string;
  /** Direct address of Keycloak, without `/auth`. */
  keycloakUrl: string;
  smtpUrl: string | undefined;
  livekit: Livekit | undefined;
  /** Port of every instance of circles, the first one included. */
  circlesPorts: readonly number[];
  logLevel: string;
  seed: boolean;
}

const local = (port: number): string => `http://127.0.0.1:${port}`;

/** The addresses of what one service needs, whichever service it is. */
export function serviceEnvironment(
  facts: Facts,
  service: ServiceProcess,
  port: number,
): Record<string, string> {
  const { origin, keycloakUrl } = facts;
  return {
    NODE_ENV: 'development',
    SERVICE_PORT: String(port),
    SERVICE_HOST: '127.0.0.1',
    MONGO_URL: facts.mongoUrl(service),
    REDIS_URL: facts.redisUrl,
    OIDC_ISSUER: `${origin}/auth/realms/moons`,
    OIDC_JWKS_URL: `${keycloakUrl}/auth/realms/moons/protocol/openid-connect/certs`,
    OIDC_AUDIENCE: 'moons-api',
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: facts.logLevel,
    MAIL_FROM: 'Thirteen Moons <no-reply@moons.test>',
    SECRET_KEY: facts.secrets.services[service] ?? '',
    ...(facts.smtpUrl ? { SMTP_URL: facts.smtpUrl } : {}),
    ...(facts.seed ? { SEED: '1' } : {}),
    ...(service === 'membership' ? membershipEnvironment(facts) : {}),
    ...(service === 'circles' ? circlesEnvironment(facts) : {}),
  };
}

const membershipEnvironment = ({ keycloakUrl, secrets }: Facts): Record<string, string> => ({
  KEYCLOAK_ADMIN_URL: `${keycloakUrl}/auth/admin/realms/moons`,
  KEYCLOAK_TOKEN_URL: `${keycloakUrl}/auth/realms/moons/protocol/openid-connect/token`,
  KEYCLOAK_CLIENT_ID: 'membership',
  KEYCLOAK_CLIENT_SECRET: secrets.membershipClient,
});

const circlesEnvironment = ({ livekit }: Facts): Record<string, string> =>
  livekit ? { LIVEKIT_URL: livekit.httpUrl, LIVEKIT_KEY: livekit.key, LIVEKIT_SECRET: livekit.secret } : {};

/** Where releases and the supergraph lie, for the gateway and for publishing. */
export const releasesDir = (dataDir: string): string => join(dataDir, 'releases');
export const supergraphFile = (dataDir: string): string => join(dataDir, 'supergraph.graphql');

export function gatewayEnvironment(facts: Facts): Record<string, string> {
  const { ports, dataDir, livekit } = facts;
  return {
    NODE_ENV: 'development',
    GATEWAY_PORT: String(ports.gateway),
    PUBLIC_ORIGIN: facts.origin,
    REDIS_URL: facts.redisUrl,
    KEYCLOAK_URL: facts.keycloakUrl,
    OIDC_CLIENT_ID: 'gateway',
    OIDC_CLIENT_SECRET: facts.secrets.gatewayClient,
    SERVICE_URLS: JSON.stringify(
      Object.fromEntries(serviceNames.map((name) => [name, local(ports.services[name])])),
    ),
    CIRCLES_URLS: JSON.stringify(facts.circlesPorts.map(local)),
    RELEASES_DIR: releasesDir(dataDir),
    SUPERGRAPH_FILE: supergraphFile(dataDir),
    SESSION_IDLE_SECONDS: '1800',
    // Everything is to be stopped within five seconds.
    DRAIN_MS: '1000',
    LOG_LEVEL: facts.logLevel,
    ...(livekit ? { LIVEKIT_HTTP_URL: livekit.httpUrl } : {}),
  };
}

import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const good = {
  GATEWAY_PORT: '3000',
  PUBLIC_ORIGIN: 'http://localhost:3000/',
  REDIS_URL: 'redis://127.0.0.1:6379',
  KEYCLOAK_URL: 'http://127.0.0.1:8080',
  OIDC_CLIENT_ID: 'gateway',
  OIDC_CLIENT_SECRET: 'secret',
  SERVICE_URLS: '{"circles":"http://127.0.0.1:4004"}',
  RELEASES_DIR: '/releases',
  SUPERGRAPH_FILE: '/supergraph.graphql',
};

describe('configuration', () => {
  test('is read, with defaults', () => {
    expect(readConfig(good)).toMatchObject({
      publicOrigin: 'http://localhost:3000',
      circlesUrls: ['http://127.0.0.1:4004'],
      livekitUrl: undefined,
      rateLimits: { visitor: 600, member: 600, login: 20, anonymousWrites: 30 },
    });
  });

  test('names every bad variable at once, and no value', () => {
    const bad = {
      ...good,
      OIDC_CLIENT_SECRET: '',
      SERVICE_URLS: '{nope',
      REDIS_URL: undefined,
      RATE_LIMIT: '{"login":"s3cret"}',
    };
    const message = (() => {
      try {
        readConfig(bad);
      } catch (error) {
        return String(error);
      }
      return '';
    })();
    for (const name of ['OIDC_CLIENT_SECRET', 'SERVICE_URLS', 'REDIS_URL', 'RATE_LIMIT'])
      expect(message).toContain(name);
    expect(message).not.toContain('nope');
    expect(message).not.toContain('s3cret');
  });
});

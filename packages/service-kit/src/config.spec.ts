import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ConfigError, readConfig } from './config.ts';

const good = {
  SERVICE_PORT: '22000',
  MONGO_URL: 'mongodb://127.0.0.1:1/x',
  REDIS_URL: 'redis://127.0.0.1:1',
  OIDC_ISSUER: 'http://localhost:3000/auth/realms/moons',
  OIDC_JWKS_URL: 'http://127.0.0.1:1/certs',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
};

describe('configuration', () => {
  it('is read with its defaults, an empty variable being an absent one', () => {
    const { base } = readConfig('wellness', { ...good, LOG_LEVEL: '', SEED: '1' });
    expect(base).toMatchObject({
      SERVICE_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      SEED: true,
      CLOCK_OFFSET_MS: 0,
    });
  });

  it('gives a service its own part, typed', () => {
    const own = z.object({ DOORS: z.coerce.number() });
    expect(readConfig('wellness', { ...good, DOORS: '3' }, own).of(own).DOORS).toBe(3);
  });

  it('names every bad variable at once, and no value', () => {
    const own = z.object({ PAY_KEY: z.string() });
    const bad = {
      ...good,
      SERVICE_PORT: 'many',
      MONGO_URL: 'postgres://user:pass@x',
      SECRET_KEY: 'short',
      REDIS_URL: undefined,
    };
    let says = '';
    try {
      readConfig('wellness', bad, own);
    } catch (error) {
      if (error instanceof ConfigError) says = error.message;
    }
    for (const name of ['SERVICE_PORT', 'MONGO_URL', 'SECRET_KEY', 'REDIS_URL', 'PAY_KEY'])
      expect(says).toContain(`  ${name}: `);
    expect(says).toContain('REDIS_URL: is missing');
    expect(says).not.toMatch(/pass|short|many/);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@moons/contracts/all-calls';
import type { CallDefinition } from '@moons/contracts/call';
import { readConfig } from '../config.ts';
import { startGateway, type Gateway } from '../gateway.ts';
import { createLogger } from '../logger.ts';
import { TestBrowser } from './test-browser.ts';
import { startProvider } from './test-provider.ts';
import { freePort, startRedis } from './test-redis.ts';
import { startUpstream } from './test-upstream.ts';

/** A gateway with a real Redis, a small provider and one service that stands for all six. */
export async function startHouse(
  environment: Readonly<Record<string, string>> = {},
  calls: readonly CallDefinition[] = allCalls,
) {
  const redis = await startRedis();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startProvider(() => origin);
  const service = await startUpstream();
  const releasesDir = await mkdtemp(join(tmpdir(), 'gateway-releases-'));
  const names = ['assessment', 'community', 'learning', 'circles', 'wellness', 'membership'];
  const variables = {
    GATEWAY_PORT: String(port),
    PUBLIC_ORIGIN: origin,
    REDIS_URL: redis.url,
    KEYCLOAK_URL: provider.url,
    OIDC_CLIENT_ID: 'gateway',
    OIDC_CLIENT_SECRET: 'a secret for tests',
    SERVICE_URLS: JSON.stringify(Object.fromEntries(names.map((name) => [name, service.url]))),
    RELEASES_DIR: releasesDir,
    SUPERGRAPH_FILE: join(releasesDir, 'supergraph.graphql'),
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT: JSON.stringify({ visitor: 100_000, member: 100_000, login: 1_000, anonymousWrites: 1_000 }),
    HEADERS_TIMEOUT_MS: '1000',
    ...environment,
  };
  const config = readConfig(variables);
  const gateways: Gateway[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<Gateway> => {
    const merged = readConfig({ ...variables, ...more });
    const gateway = await startGateway(merged, createLogger(merged.logLevel), calls);
    gateways.push(gateway);
    return gateway;
  };
  const gateway = await start();
  await ready(port);
  return {
    ...{ redis, provider, service, releasesDir, origin, port, gateway, config, start },
    browser: (at = port) => new TestBrowser(`http://localhost:${at}`),
    async member(): Promise<TestBrowser> {
      const browser = new TestBrowser(origin);
      await browser.login(provider.url);
      return browser;
    },
    async stop(): Promise<void> {
      await Promise.all(gateways.map((each) => each.close()));
      await Promise.all([provider.stop(), service.stop()]);
      await redis.stop();
      await rm(releasesDir, { recursive: true, force: true });
    },
  };
}
/** The gateway listens before Redis is there: what is tested begins when it is. */
async function ready(port: number): Promise<void> {
  const until = Date.now() + 5_000;
  while ((await fetch(`http://127.0.0.1:${port}/ready`)).status !== 200) {
    if (Date.now() > until) throw new Error('The gateway was not ready within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
export type House = Awaited<ReturnType<typeof startHouse>>;

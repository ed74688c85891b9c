import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '../../gateway/src/testing/test-browser.ts';
import { startProvider } from '../../gateway/src/testing/test-provider.ts';
import { startRedis } from '../../gateway/src/testing/test-redis.ts';
import { serviceNames } from '../../gateway/src/service-names.ts';
import { answers, nextPort, start, type Running } from './processes.ts';

export interface MeasuredGateway {
  readonly port: number;
  readonly running: Running;
  /** Logs a member in by the gateway's own way; resolves with her cookie header. */
  login(): Promise<string>;
}

interface Options {
  /** Where each service is. */
  readonly serviceUrls: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly logLevel: string;
  readonly supergraphFile?: string;
  /** For node itself: `--cpu-prof` and the like. */
  readonly nodeArguments?: readonly string[];
}

/** A bench's own folder, gone with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moons-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the gateway needs around it: a real Redis, and a provider that logs a member in. */
export async function startSurroundings() {
  const redis = await startRedis();
  // Nothing stays behind when a measurement breaks off.
  process.once('exit', () => void redis.kill());
  const port = await nextPort();
  const origin = `http://localhost:${port}`;
  const provider = await startProvider(() => origin);
  provider.state.lifetimeSeconds = 24 * 60 * 60;
  return {
    redis,
    provider,
    port,
    origin,
    stop: async () => void (await Promise.all([redis.stop(), provider.stop()])),
  };
}
export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/** One upstream that stands for every service. */
export const allAt = (port: number): Record<string, string> =>
  Object.fromEntries(serviceNames.map((name) => [name, `http://127.0.0.1:${port}`]));

/** The real gateway as `npm start` runs it. */
export async function startMeasuredGateway(around: Surroundings, options: Options): Promise<MeasuredGateway> {
  const { serviceUrls, folder, logLevel, supergraphFile, nodeArguments = [] } = options;
  const { redis, provider, port, origin } = around;
  const running = await start({
    name: 'gateway',
    program: process.execPath,
    args: [...nodeArguments, join(import.meta.dirname, '../../gateway/src/main.ts')],
    env: {
      NODE_ENV: 'production',
      GATEWAY_PORT: String(port),
      PUBLIC_ORIGIN: origin,
      REDIS_URL: redis.url,
      KEYCLOAK_URL: provider.url,
      OIDC_CLIENT_ID: 'gateway',
      OIDC_CLIENT_SECRET: 'only for a measurement',
      SERVICE_URLS: JSON.stringify(serviceUrls),
      RELEASES_DIR: folder,
      SUPERGRAPH_FILE: supergraphFile ?? join(folder, 'supergraph.graphql'),
      RATE_LIMIT: JSON.stringify({ visitor: 1e9, member: 1e9, login: 1e9, anonymousWrites: 1e9 }),
      LOG_LEVEL: logLevel,
    },
    folder,
    ready: answers(`http://127.0.0.1:${port}/live`),
  });
  const login = async (): Promise<string> => {
    const browser = new TestBrowser(origin);
    await browser.login(provider.url);
    if (!browser.cookieHeader) throw new Error('The log-in gave no session.');
    return browser.cookieHeader;
  };
  return { port, running, login };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse } from '../../local/src/house.ts';

/** Starts the whole house on free ports with empty data, and lets the journeys harm it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moons-journeys-'));
  const house = await startHouse({
    ports: 'free',
    dataDir,
    fresh: true,
    quiet: true,
    circlesInstances: 2,
    // Short enough to watch a role arrive (journey 5) and a token expire.
    accessTokenLifespan: 20,
    quickLoginMs: 0,
    env: {
      gateway: {
        RATE_LIMIT: JSON.stringify({
          login: 10_000,
          visitor: 100_000,
          member: 100_000,
          anonymousWrites: 10_000,
        }),
      },
    },
  });

  const acts: Record<string, (name: string) => unknown> = {
    facts: () => ({
      origin: house.origin,
      inbox: house.urls.inbox,
      mongodb: house.urls.mongodb('admin'),
      keycloak: house.urls.keycloak,
      keycloakConsole: house.keycloakConsole,
      services: house.urls.services,
      ...(house.urls.livekit ? { livekit: livekitOf(house.env('circles')) } : {}),
    }),
    kill: (name) => house.kill(name, 'SIGKILL'),
    stop: (name) => house.stop(name),
    start: (name) => house.start(name),
    ready: (name) => house.waitReady(name),
    metrics: async (name) =>
      (await fetch(`http://127.0.0.1:${house.env(name)['SERVICE_PORT']}/metrics`)).text(),
    logs: (name) => house.logs(name),
  };
  const control = createServer((request, response) => {
    const [, act = '', name = ''] = (request.url ?? '').split('/');
    Promise.resolve()
      .then(() => acts[act]?.(name))
      .then(
        (result) => response.end(result === undefined ? '' : JSON.stringify(result)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  process.env['E2E_CONTROL'] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;

  return async () => {
    control.close();
    await house.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

const livekitOf = (env: Record<string, string>) => ({
  url: env['LIVEKIT_URL'],
  key: env['LIVEKIT_KEY'],
  secret: env['LIVEKIT_SECRET'],
});

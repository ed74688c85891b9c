import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from '../programs.ts';
import { answersOk } from '../ready.ts';
import { withProgress } from '../say.ts';
import type { ProcessSpec } from '../supervisor.ts';
import type { PartContext } from './way.ts';

/** Not newer: those do not build with the Go versions we support. */
const version = '1.13.5';

export interface LivekitKeys {
  key: string;
  secret: string;
}

export interface Livekit extends LivekitKeys {
  httpUrl: string;
  process?: ProcessSpec;
}

/**
 * LiveKit: an address → `livekit-server` on the PATH → the cache; or else a build that takes minutes,
 * which the house does not wait for; or, without Go, nothing: circles then run with chat.
 */
export type LivekitFinding = { now: Livekit } | { later: () => Promise<Livekit> } | { never: string };

export function findLivekit(context: PartContext, keys: LivekitKeys): LivekitFinding {
  const { env, say } = context;
  const address = env['LIVEKIT_URL'];
  if (address) {
    const { LIVEKIT_KEY: key, LIVEKIT_SECRET: secret } = env;
    if (!key || !secret)
      throw new Error('LIVEKIT_URL is set, so LIVEKIT_KEY and LIVEKIT_SECRET are needed too.');
    say('livekit', 'the one that LIVEKIT_URL names');
    return { now: { httpUrl: address.replace(/^ws/, 'http'), key, secret } };
  }
  const program = onPath('livekit-server', env['PATH']);
  if (program) {
    say('livekit', 'livekit-server on the PATH');
    return { now: server(program, context, keys) };
  }
  const folder = join(context.cacheDir, `livekit-${version}`);
  const built = join(folder, 'server');
  if (existsSync(built)) {
    say('livekit', `${version} from the cache (no LIVEKIT_URL, no livekit-server on the PATH)`);
    return { now: server(built, context, keys) };
  }
  if (!onPath('go', env['PATH'])) {
    const why =
      'no LIVEKIT_URL, no livekit-server on the PATH, no Go to build it: circles run with chat, without video';
    say('livekit', why);
    return { never: why };
  }
  say(
    'livekit',
    `is being built with Go in the background, once (3 to 5 minutes); video comes when it is there`,
  );
  return {
    later: async () => {
      await build(folder, context);
      return server(built, context, keys);
    },
  };
}

async function build(folder: string, { say }: PartContext): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const target = `github.com/livekit/livekit-server/cmd/server@v${version}`;
  const env = { CGO_ENABLED: '0', GOBIN: folder };
  await withProgress(say, 'livekit', 'building', () =>
    run('go', ['install', '-trimpath', '-ldflags=-s -w', target], { env, log: join(folder, 'build.log') }),
  );
}

function server(program: string, { ports, dataDir }: PartContext, keys: LivekitKeys): Livekit {
  const config = join(dataDir, 'livekit.yaml');
  writeFileSync(config, configuration(ports.livekit, ports.livekitUdp, keys), { mode: 0o600 });
  const httpUrl = `http://127.0.0.1:${ports.livekit}`;
  return {
    httpUrl,
    ...keys,
    process: {
      name: 'livekit',
      kind: 'part',
      command: program,
      args: ['--config', config],
      ready: () => answersOk(httpUrl),
      stopTwice: true,
    },
  };
}

/** Everything on loopback: any other `tcp_port` listens on all interfaces, no STUN server hands out Google's. */
const configuration = (port: number, udpPort: number, { key, secret }: LivekitKeys): string => `port: ${port}
bind_addresses: ['127.0.0.1']
rtc:
  tcp_port: 0
  udp_port: ${udpPort}
  use_external_ip: false
  node_ip: 127.0.0.1
  enable_loopback_candidate: true
  interfaces:
    includes: [lo, lo0]
  stun_servers: ['127.0.0.1:3478']
keys:
  ${key}: ${secret}
room:
  auto_create: false
  empty_timeout: 30
  departure_timeout: 5
turn:
  enabled: false
logging:
  level: info
  json: false
`;

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RealPart {
  readonly port: number;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  start(): Promise<void>;
}

export interface RealParts {
  readonly mongoUrl: string;
  readonly redisUrl: string;
}

let shared: Promise<RealParts> | undefined;

/**
 * MongoDB and Redis for tests: those of TEST_MONGO_URL and TEST_REDIS_URL, or servers of this worker's
 * own, started once and stopped with the process. Without a database in their addresses.
 */
export function realParts(): Promise<RealParts> {
  return (shared ??= findParts());
}

async function findParts(): Promise<RealParts> {
  const [mongoUrl, redisUrl] = await Promise.all([
    process.env['TEST_MONGO_URL'] ??
      startMongo().then(({ port }) => `mongodb://127.0.0.1:${port}/?directConnection=true`),
    process.env['TEST_REDIS_URL'] ?? startRedis().then(({ port }) => `redis://127.0.0.1:${port}`),
  ]);
  return { mongoUrl, redisUrl };
}

/** A Redis of the test's own, to be killed and started again. */
export function startRedis(): Promise<RealPart> {
  return part('redis', (port, folder) => [
    process.env['TEST_REDIS_PROGRAM'] ?? 'redis-server',
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'],
    ...['--appendfsync', 'always'],
  ]);
}

/** A MongoDB of the test's own, to be killed and started again. */
export async function startMongo(): Promise<RealPart> {
  const program = process.env['TEST_MONGO_PROGRAM'] ?? findSecantus();
  if (basename(program).startsWith('secantusd'))
    return part('mongo', (port, folder) => secantus(program, port, folder));
  const started = await part('mongo', (port, folder) => mongod(program, port, folder));
  await initiateReplicaSet(started.port);
  return started;
}

function secantus(program: string, port: number, folder: string): string[] {
  const config = join(folder, 'empty.conf');
  writeFileSync(config, '');
  return [
    ...[program, '--config', config, '--host', '127.0.0.1', '--port', String(port)],
    ...['--storage-path', join(folder, 'data'), '--cache-size', '256M', '--sync-on-commit'],
    ...['--log-level', 'ERROR'],
  ];
}

function mongod(program: string, port: number, folder: string): string[] {
  return [
    ...[program, '--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', folder],
    ...['--replSet', 'tests', '--wiredTigerCacheSizeGB', '0.25', '--quiet'],
  ];
}

/** Transactions need a replica set; one node is enough. It stays one when it is killed and started again. */
async function initiateReplicaSet(port: number): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    await admin.command({ replSetInitiate: { _id: 'tests', members } });
    while (!(await admin.command({ hello: 1 }))['isWritablePrimary']) await sleep(100);
  } finally {
    await client.close();
  }
}

/** The newest one that `npm start` has built into the shared cache. */
function findSecantus(): string {
  const cache =
    process.env['THIRTEEN_MOONS_CACHE'] ??
    join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'thirteen-moons');
  const found = readdirSync(cache)
    .filter((name) => name.startsWith('secantus-'))
    .sort()
    .at(-1);
  if (!found)
    throw new Error(
      'No MongoDB for tests: run them by npm test, which finds one, or name its program in TEST_MONGO_PROGRAM.',
    );
  return join(cache, found, 'bin', 'secantusd-rs');
}

async function part(name: string, command: (port: number, folder: string) => string[]): Promise<RealPart> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), `moons-test-${name}-`));
  const [program = '', ...args] = command(port, folder);
  let child: ChildProcess | undefined;
  const self: RealPart = {
    port,
    async start() {
      child = spawn('/bin/sh', ['-c', guardian, 'sh', folder, program, ...args], {
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      child.unref();
      (child.stdin as Socket | null)?.unref();
      await answering(port, child);
    },
    async kill() {
      const dying = child;
      if (!dying || dying.exitCode !== null) return;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.stdin?.end('kill\n');
      await gone;
    },
  };
  await self.start();
  return self;
}

/**
 * Holds the server as long as this process holds the pipe: however a test run ends, kill -9 included,
 * no server stays behind. Told to `kill`, it leaves the data for the next start.
 */
const guardian = `
  folder="$1"; shift
  "$@" </dev/null & server=$!
  read -r word
  kill -9 $server; wait $server 2>/dev/null
  [ "$word" = kill ] || rm -rf "$folder"
`;

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`a test server on port ${port} ended with ${child.exitCode}`);
    if (await canConnect(port)) return;
    await sleep(100);
  }
  throw new Error(`a test server on port ${port} does not answer`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });
}

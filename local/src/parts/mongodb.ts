import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../programs.ts';
import { portAnswers } from '../ready.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { buildSecantus, secantusProgram } from './mongodb-build.ts';
import { downloadMongod, downloadedMongod } from './mongodb-download.ts';
import { firstOf, fromEnvironment, type PartContext } from './way.ts';

export interface Mongodb {
  /** Address of one service's database. No users: it listens on loopback, for development and tests only. */
  url: (database: string) => string;
  process?: ProcessSpec;
  /** To be done once the process answers. */
  prepare?: () => Promise<void>;
}

/** Puts a database's name into a MongoDB address, which may name several hosts. */
export function withDatabase(address: string, database: string): string {
  const parts = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(address);
  if (!parts) throw new Error('MONGODB_URL is not an address that begins with mongodb://.');
  return `${parts[1]}/${database}${parts[2] ?? ''}`;
}

/** MongoDB: address → `mongod` on the PATH → one fetched or built into the cache. */
export function findMongodb(context: PartContext): Promise<Mongodb> {
  const { env, cacheDir, say } = context;
  return firstOf<Mongodb>(
    'mongodb',
    [
      fromEnvironment(env, 'MONGODB_URL', (address) => ({ url: (db) => withDatabase(address, db) })),
      async () => {
        const program = onPath('mongod', env['PATH']);
        return program
          ? { found: mongod(program, context), took: 'mongod on the PATH, as a replica set of one' }
          : { missing: 'no mongod on the PATH' };
      },
      async () => {
        const program = downloadedMongod(cacheDir);
        if (program) return { found: mongod(program, context), took: 'mongod from the cache' };
        const built = secantusProgram(cacheDir);
        if (existsSync(built))
          return { found: secantus(built, context), took: 'secantusd-rs from the cache' };
        return { missing: 'none in the cache' };
      },
      async () => {
        const program = await downloadMongod(cacheDir, say);
        return program
          ? { found: mongod(program, context), took: 'mongod, downloaded into the cache' }
          : { missing: 'no download to be reached' };
      },
      async () => {
        if (!onPath('cargo', env['PATH'])) return { missing: 'no cargo to build secantusd-rs' };
        const program = await buildSecantus(cacheDir, say);
        return { found: secantus(program, context), took: 'secantusd-rs, built into the cache' };
      },
    ],
    say,
  );
}

const local = (port: number) => (database: string) =>
  `mongodb://127.0.0.1:${port}/${database}?directConnection=true`;

function secantus(program: string, { ports, dataDir }: PartContext): Mongodb {
  const folder = join(dataDir, 'mongodb');
  mkdirSync(folder, { recursive: true });
  const config = join(dataDir, 'mongodb.toml');
  writeFileSync(config, ''); // without one it would read files of its own
  const address = ['--host', '127.0.0.1', '--port', String(ports.mongodb)];
  // --sync-on-commit: without it an acknowledged write is lost on kill -9.
  const safety = ['--sync-on-commit', '--cache-size', '256M', '--log-file-max', '32MB'];
  return {
    url: local(ports.mongodb),
    process: {
      name: 'mongodb',
      kind: 'part',
      command: program,
      args: ['--config', config, ...address, '--storage-path', folder, ...safety, '--log-level', 'WARNING'],
      ready: () => portAnswers(ports.mongodb),
    },
  };
}

function mongod(program: string, { ports, dataDir }: PartContext): Mongodb {
  const folder = join(dataDir, 'mongod');
  mkdirSync(folder, { recursive: true });
  const address = ['--bind_ip', '127.0.0.1', '--port', String(ports.mongodb)];
  return {
    url: local(ports.mongodb),
    process: {
      name: 'mongodb',
      kind: 'part',
      command: program,
      args: [
        ...address,
        '--dbpath',
        folder,
        '--replSet',
        'moons',
        '--wiredTigerCacheSizeGB',
        '0.25',
        '--quiet',
      ],
      ready: () => portAnswers(ports.mongodb),
    },
    prepare: () => initiateReplicaSet(ports.mongodb),
  };
}

/** Transactions need a replica set; one node is enough. */
async function initiateReplicaSet(port: number): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(local(port)('admin'), { serverSelectionTimeoutMS: 5000 });
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    // 23 is AlreadyInitialized: a later start finds it done.
    await admin.command({ replSetInitiate: { _id: 'moons', members } }).catch((error: { code?: number }) => {
      if (error.code !== 23) throw error;
    });
    const isPrimary = async () => (await admin.command({ hello: 1 }))['isWritablePrimary'] === true;
    while (!(await isPrimary())) await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    await client.close();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongodb } from '../../local/src/parts/mongodb.ts';
import { findRedis } from '../../local/src/parts/redis.ts';
import { cacheDir } from '../../local/src/paths.ts';
import { defaultPorts } from '../../local/src/ports.ts';
import { sayAloud } from '../../local/src/say.ts';

/**
 * The programs of MongoDB and Redis that the integration tests start and kill for themselves: found, or fetched once
 * into the cache, in the same order as for `npm start`. Servers named by address are left out: a test must not kill them.
 */
export async function testParts(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moons-parts-'));
  const { MONGODB_URL: _mongodb, REDIS_URL: _redis, ...env } = process.env;
  try {
    const context = { ports: defaultPorts, dataDir, cacheDir: cacheDir(), env, say: sayAloud };
    const [mongodb, redis] = await Promise.all([findMongodb(context), findRedis(context)]);
    return {
      TEST_MONGO_PROGRAM: mongodb.process?.command ?? 'mongod',
      TEST_REDIS_PROGRAM: redis.process?.command ?? 'redis-server',
      ...redis.process?.env?.(),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

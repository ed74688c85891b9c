/**
 * Publishes builds and makes them live: `node gateway/bin/publish.ts [build folder …]`.
 * Without folders: the shell and every area that has been built. Needs RELEASES_DIR and REDIS_URL.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger } from '../src/logger.ts';
import { createRedis } from '../src/redis.ts';
import { publish, readBuild } from '../src/releases/publish.ts';
import { RevisionStore } from '../src/releases/revision-store.ts';

const root = resolve(import.meta.dirname, '../..');

function builtFolders(): string[] {
  const names = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
  return names
    .map((name) => join(root, name, 'dist'))
    .filter((folder) => existsSync(join(folder, 'release.json')));
}

async function run(): Promise<void> {
  const { RELEASES_DIR, REDIS_URL } = process.env;
  if (!RELEASES_DIR || !REDIS_URL)
    throw new Error('RELEASES_DIR and REDIS_URL say where to publish: set both.');
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const redis = createRedis(REDIS_URL, createLogger('silent'));
  const deadline = setTimeout(() => {
    console.error('Redis does not answer at REDIS_URL.');
    process.exit(1);
  }, 5_000).unref();
  await redis.connect();
  clearTimeout(deadline);
  try {
    const builds = await Promise.all((folders.length > 0 ? folders : builtFolders()).map(readBuild));
    const changes = await publish(builds, resolve(RELEASES_DIR), new RevisionStore(redis));
    console.log(changes.length > 0 ? changes.join('\n') : 'Nothing is new: the live revision stays.');
  } finally {
    redis.destroy();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

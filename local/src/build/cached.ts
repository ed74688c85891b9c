import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Build {
  name: string;
  /** Of everything that the result depends on (contentKey). */
  key: string;
  /** Where the result belongs. */
  dist: string;
  /** Writes it there. */
  make: () => Promise<void>;
}

const stamp = '.built-from';
const keptPerName = 4;

const stampOf = (dist: string): string | undefined =>
  existsSync(join(dist, stamp)) ? readFileSync(join(dist, stamp), 'utf8') : undefined;

/**
 * Sees to it that `dist` holds the build of `key`: as it is, from the cache, or made now.
 * Says which.
 */
export async function cached(build: Build, cacheDir: string): Promise<'there' | 'restored' | 'made'> {
  const { name, key, dist, make } = build;
  if (stampOf(dist) === key) return 'there';
  const kept = join(cacheDir, 'builds', name, key);
  if (existsSync(kept)) {
    rmSync(dist, { recursive: true, force: true });
    cpSync(kept, dist, { recursive: true });
    const now = new Date();
    utimesSync(kept, now, now);
    return 'restored';
  }
  await make();
  writeFileSync(join(dist, stamp), key);
  keep(dist, kept);
  forgetOld(join(cacheDir, 'builds', name));
  return 'made';
}

/** Copied beside and renamed, so that a copy cut short is never taken for a build. */
function keep(dist: string, kept: string): void {
  const beside = `${kept}.${process.pid}`;
  mkdirSync(join(kept, '..'), { recursive: true });
  cpSync(dist, beside, { recursive: true });
  if (existsSync(kept)) rmSync(beside, { recursive: true, force: true });
  else renameSync(beside, kept);
}

function forgetOld(folder: string): void {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), used: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of newestFirst.slice(keptPerName)) rmSync(path, { recursive: true, force: true });
}

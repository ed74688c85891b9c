import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build writes, and what cannot change it. */
const ignored = /^(node_modules|dist|\.cache|\.moons|test-results)$/;
const notBuilt = /\.spec\.tsx?$/;

function add(hash: Hash, base: string, path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!ignored.test(name)) add(hash, base, join(path, name));
    return;
  }
  if (notBuilt.test(path)) return;
  hash.update(relative(base, path).split(sep).join('/')).update('\0');
  hash.update(readFileSync(path)).update('\0');
}

/** Names the content of files and folders below `base`: the same content has the same key on every machine. */
export function contentKey(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) add(hash, base, join(base, path));
  return hash.digest('hex').slice(0, 20);
}

import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder of the clone. */
export const repo = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where what is built or fetched once is kept: outside the clone, shared by every clone of this user. */
export function cacheDir(env: Env = process.env, platform: string = process.platform): string {
  if (env['THIRTEEN_MOONS_CACHE']) return env['THIRTEEN_MOONS_CACHE'];
  const users =
    env['XDG_CACHE_HOME'] ||
    (platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache'));
  return join(users, 'thirteen-moons');
}

/** Where this clone's databases, logs and secrets live. */
export function dataDir(env: Env = process.env): string {
  const clone = createHash('sha256').update(repo).digest('hex').slice(0, 12);
  return env['MOONS_DATA'] || join(cacheDir(env), 'data', clone);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages, onPath, run } from '../programs.ts';
import { portAnswers } from '../ready.ts';
import { withProgress } from '../say.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { firstOf, fromEnvironment, type PartContext } from './way.ts';

export interface Redis {
  url: string;
  process?: ProcessSpec;
}

/** Redis: address → `redis-server` on the PATH → Debian's package. */
export function findRedis(context: PartContext): Promise<Redis> {
  const { env, dataDir, cacheDir, say } = context;
  return firstOf<Redis>(
    'redis',
    [
      fromEnvironment(env, 'REDIS_URL', (url) => ({ url })),
      async () => {
        const program = onPath('redis-server', env['PATH']);
        return program
          ? { found: server(program, context), took: 'redis-server on the PATH' }
          : { missing: 'no redis-server on the PATH' };
      },
      async () => {
        if (!canInstallPackages()) return { missing: 'not root, so nothing is installed' };
        await withProgress(say, 'redis', "installing Debian's redis-server", () =>
          installPackages(['redis-server'], join(dataDir, 'logs', 'redis-install.log')),
        );
        const program = onPath('redis-server');
        return program
          ? { found: server(program, context), took: "Debian's package" }
          : { missing: 'its package did not install' };
      },
      async () => {
        if (!onPath('apt-get')) return { missing: 'no apt-get to fetch it with' };
        const found = await withProgress(say, 'redis', "unpacking Debian's redis-server into the cache", () =>
          unpack(join(cacheDir, 'redis-debian'), join(dataDir, 'logs', 'redis-install.log')),
        );
        return { found: server(found.program, context, found.env), took: "Debian's package, in the cache" };
      },
    ],
    say,
  );
}

/** The packages' files that no system has without them; their names carry versions that differ per release. */
const ownLibraries = /^(lib(hiredis|jemalloc|lua|lzf)|lua-)/;

/** Without root: the packages' files, side by side in a folder of ours. */
async function unpack(
  folder: string,
  log: string,
): Promise<{ program: string; env: Record<string, string> }> {
  mkdirSync(folder, { recursive: true });
  const here = () => readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (here().length === 0) {
    const packages = ['redis-server', 'redis-tools'];
    const needed = execFileSync('apt-cache', ['depends', ...packages], { encoding: 'utf8' });
    const names = [...needed.matchAll(/Depends: ([\w.+-]+)/g)].map(([, name = '']) => name);
    const libraries = new Set(names.filter((name) => ownLibraries.test(name)));
    await run('apt-get', ['download', ...packages, ...libraries], { cwd: folder, log });
  }
  for (const name of here()) await run('dpkg', ['-x', name, '.'], { cwd: folder, log });
  const libraries = join(folder, 'usr', 'lib');
  const triplet = readdirSync(libraries).find((name) => name.includes('-linux-gnu')) ?? '';
  return {
    program: join(folder, 'usr', 'bin', 'redis-server'),
    env: { LD_LIBRARY_PATH: join(libraries, triplet) },
  };
}

function server(program: string, { ports, dataDir }: PartContext, env: Record<string, string> = {}): Redis {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  const address = ['--bind', '127.0.0.1', '--port', String(ports.redis)];
  return {
    url: `redis://127.0.0.1:${ports.redis}`,
    process: {
      name: 'redis',
      kind: 'part',
      command: program,
      // The append-only file: what was acknowledged (sessions, events) is there after kill -9.
      args: [...address, '--dir', folder, '--save', '', '--appendonly', 'yes', '--daemonize', 'no'],
      env: () => env,
      ready: () => portAnswers(ports.redis, 'PING\r\n', 'PONG'),
    },
  };
}

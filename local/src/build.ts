import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cached, type Build } from './build/cached.ts';
import { compilePackage } from './build/compile.ts';
import { contentKey } from './build/content-key.ts';
import { supergraphFile } from './environment.ts';
import { repo } from './paths.ts';
import { run } from './programs.ts';
import { withProgress, type Say } from './say.ts';

export const areas = [
  'mfe-assessment',
  'mfe-community',
  'mfe-learning',
  'mfe-circles',
  'mfe-wellness',
] as const;

export interface BuildRequest {
  services: readonly string[];
  /** Shell and areas. */
  pages: boolean;
  /** The supergraph. */
  gateway: boolean;
  dataDir: string;
  cacheDir: string;
  say: Say;
}

/** Builds what has changed since it was last built by anyone on this machine. */
export async function buildAll(request: BuildRequest): Promise<void> {
  const { services, pages, gateway, dataDir, cacheDir, say } = request;
  const made: string[] = [];
  const build = async (it: Build) => {
    if ((await cached(it, cacheDir)) === 'made') made.push(it.name);
  };
  const packages =
    services.length > 0 ? ['packages/service-kit', ...services.map((name) => `services/${name}`)] : [];
  for (const folder of packages) await build(packageBuild(folder));
  if (gateway) await compose(dataDir, say);
  if (pages) {
    // One after the other: a webpack build keeps two cores busy by itself.
    for (const folder of ['shell', ...areas]) await build(pageBuild(folder, dataDir, say));
  }
  if (made.length > 0) say('build', `built ${made.join(', ')}; everything else was there`);
  else if (packages.length > 0 || pages) say('build', 'nothing has changed: everything was there');
}

const packageBuild = (folder: string): Build => ({
  name: folder.replace('/', '-'),
  key: contentKey(repo, [`${folder}/src`, '.swcrc', 'local/src/build']),
  dist: join(repo, folder, 'dist'),
  make: () => compilePackage(folder),
});

/** What every page is built from, besides its own folder. */
const sharedByPages = [
  'packages/contracts',
  'packages/crisis',
  'packages/ui',
  'packages/area-kit',
  'package-lock.json',
];

export function pageBuild(folder: string, dataDir: string, say: Say): Build {
  const script = folder === 'shell' ? 'build-shell.mjs' : 'build-area.mjs';
  const log = join(dataDir, 'logs', `build-${folder}.log`);
  return {
    name: folder,
    key: contentKey(repo, [folder, ...sharedByPages]),
    dist: join(repo, folder, 'dist'),
    make: () =>
      withProgress(say, 'build', `building ${folder}`, () =>
        node(`packages/area-kit/build/${script}`, [folder], log),
      ),
  };
}

/** Composes the subgraphs of all services into the gateway's supergraph. */
async function compose(dataDir: string, say: Say): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const log = join(dataDir, 'logs', 'compose.log');
  await withProgress(say, 'build', 'composing the supergraph', () =>
    node('gateway/bin/compose.ts', [], log, { SUPERGRAPH_FILE: supergraphFile(dataDir) }),
  );
}

/** Runs a script of the repository. */
export async function node(
  script: string,
  args: readonly string[],
  log: string,
  env: Record<string, string> = {},
): Promise<void> {
  if (!existsSync(join(repo, script))) throw new Error(`${script} is missing.`);
  await run(process.execPath, [join(repo, script), ...args], { cwd: repo, env, log });
}

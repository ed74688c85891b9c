import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compileFile } from './build/compile.ts';
import { areas } from './build.ts';
import type { House } from './house-options.ts';
import { repo } from './paths.ts';
import { areaPorts, serviceNames } from './ports.ts';
import { answersOk } from './ready.ts';
import { Supervisor } from './supervisor.ts';
import { sayAloud } from './say.ts';

const settleMs = 150;

/**
 * `npm run dev -- community`: the area and the service of that name run from their sources, everything
 * else as it was built. `mfe-community` is the area alone, `services/community` the service alone,
 * `gateway` the gateway. Resolves with what stops all of it, the house included.
 */
export async function startDevelopment(house: House, name: string | undefined): Promise<() => Promise<void>> {
  const area = areas.find((folder) => folder === name || folder === `mfe-${name}`);
  const service = serviceNames.find((it) => it === name || `services/${it}` === name);
  if (!area && !service && name !== 'gateway') {
    const known = [...new Set([...areas.map((folder) => folder.slice(4)), ...serviceNames]), 'gateway'];
    throw new Error(`What would you like to work on? npm run dev -- ${known.join(' | ')}`);
  }
  const closers: (() => Promise<void> | void)[] = [];
  if (service) closers.push(watchService(house, service));
  if (name === 'gateway')
    closers.push(watchFolder(join(repo, 'gateway', 'src'), () => house.restart('gateway')));
  if (area) closers.push(await serveArea(house, area));
  return async () => {
    await Promise.all(closers.map((close) => close()));
    await house.stopAll();
  };
}

function watchService(house: House, service: string): () => void {
  const src = join(repo, 'services', service, 'src');
  sayAloud(service, `watching services/${service}/src`);
  return watchFolder(src, async (files) => {
    const sources = files.filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$/.test(file));
    for (const file of sources) {
      if (existsSync(join(src, file))) await compileFile(src, join(repo, 'services', service, 'dist'), file);
    }
    const started = Date.now();
    await house.restart(service);
    sayAloud(service, `${files.join(', ')} changed, running again after ${Date.now() - started} ms`);
  });
}

/** Calls `changed` with the files, once per burst; a failure is said and the watching goes on. */
function watchFolder(folder: string, changed: (files: string[]) => Promise<void>): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (!file) return;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...waiting];
      waiting.clear();
      changed(files).catch((error: Error) => sayAloud('dev', error.message));
    }, settleMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** The area alone, from its sources with hot reload; its calls go to the house, where one logs in. */
async function serveArea(house: House, area: string): Promise<() => Promise<void>> {
  const port = areaPorts[area] ?? 0;
  const address = `http://localhost:${port}`;
  const supervisor = new Supervisor({
    say: sayAloud,
    logDir: join(house.dataDir, 'logs'),
    pidFile: join(house.dataDir, 'dev-processes.json'),
  });
  supervisor.define({
    name: area,
    kind: 'service',
    command: process.execPath,
    args: [join(repo, 'packages', 'area-kit', 'build', 'serve-area.mjs'), area, String(port)],
    cwd: repo,
    env: () => ({ PUBLIC_ORIGIN: house.origin }),
    // Its first answer waits for the first build.
    ready: () => answersOk(address, 30_000),
    readyWithinMs: 120_000,
  });
  supervisor.start(area);
  await supervisor.waitReady(area);
  sayAloud(area, `${address}, with hot reload`);
  return () => supervisor.stopAll();
}

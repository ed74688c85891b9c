import { readFile, rename, writeFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AreaRelease } from '@moons/contracts/platform/area';
import { type Revision, ShellRelease } from '@moons/contracts/platform/revision';
import { BadRelease, copyRelease } from './copy-release.ts';
import type { RevisionStore } from './revision-store.ts';
import { fallbackFile, readRevisionFile } from './revision-watcher.ts';

const tries = 8;

/** A build folder: `release.json` and what it names. */
export type Build =
  | { readonly kind: 'shell'; readonly folder: string; readonly release: ShellRelease }
  | { readonly kind: 'area'; readonly folder: string; readonly release: AreaRelease };

/** @throws BadRelease when `release.json` is missing or not one */
export async function readBuild(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BadRelease(`${folder}: there is no release.json, build it first`);
  const json: unknown = JSON.parse(text);
  const area = AreaRelease.safeParse(json);
  if (area.success) return { kind: 'area', folder, release: area.data };
  const shell = ShellRelease.safeParse(json);
  if (shell.success) return { kind: 'shell', folder, release: shell.data };
  throw new BadRelease(`${folder}: release.json is neither an area's nor the shell's`);
}

/**
 * Copies the builds to where the gateway serves them, then activates a revision that names them.
 * Whatever others published meanwhile is kept.
 * @returns one line for each thing that changed; none when nothing did
 */
export async function publish(
  builds: readonly Build[],
  releasesDir: string,
  store: RevisionStore,
): Promise<string[]> {
  for (const build of builds) {
    const isShell = build.kind === 'shell';
    const to = isShell
      ? join(releasesDir, 'shell', build.release.version)
      : join(releasesDir, 'areas', build.release.descriptor.name, build.release.version);
    if (basename(to) !== build.release.version)
      throw new BadRelease(`${build.release.version}: not a version`);
    for (const name of namedBy(build))
      if (!build.release.files[name])
        throw new BadRelease(`${name}: named by ${build.folder}/release.json, but not among its files`);
    await mkdir(join(to, '..'), { recursive: true });
    await copyRelease(build.folder, to, build.release, ['release.json']);
  }
  for (let i = 0; i < tries; i += 1) {
    const live = await store.current();
    const base = live ?? (await readRevisionFile(releasesDir));
    const { next, changes } = merge(base, builds);
    if (live && changes.length === 0) return [];
    if (await store.activate(live?.id ?? 0, next)) {
      await writeFallback(releasesDir, next);
      return changes;
    }
  }
  throw new Error('Others kept publishing at the same time. Nothing was activated, please try again.');
}

/** The files by which pages are made: without one of them each page would answer 500. */
function namedBy(build: Build): string[] {
  if (build.kind === 'area') {
    const { manifest, entry, preload, prerender = {} } = build.release;
    return [manifest, entry, ...preload, ...Object.values(prerender)];
  }
  const { scripts, styles, fonts, prerender = {} } = build.release;
  return ['index.html', ...scripts, ...styles, ...fonts, ...Object.values(prerender).map(({ file }) => file)];
}

function merge(base: Revision | undefined, builds: readonly Build[]): { next: Revision; changes: string[] } {
  let shell = base?.shell;
  const areas = { ...base?.areas };
  const changes: string[] = [];
  for (const build of builds) {
    const name = build.kind === 'shell' ? 'shell' : build.release.descriptor.name;
    const before = build.kind === 'shell' ? shell?.version : areas[build.release.descriptor.name]?.version;
    if (before !== build.release.version)
      changes.push(`${name}: ${before ?? 'new'} → ${build.release.version}`);
    if (build.kind === 'shell') shell = build.release;
    else areas[build.release.descriptor.name] = build.release;
  }
  if (!shell) throw new BadRelease('The first revision needs the shell.');
  return { next: { id: (base?.id ?? 0) + 1, createdAt: new Date().toISOString(), shell, areas }, changes };
}

/** In one step, so that a gateway that starts now never reads half a file. */
async function writeFallback(releasesDir: string, revision: Revision): Promise<void> {
  const file = join(releasesDir, fallbackFile);
  await writeFile(`${file}.${process.pid}.half`, JSON.stringify(revision));
  await rename(`${file}.${process.pid}.half`, file);
}

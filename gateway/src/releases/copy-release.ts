import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface ReleaseFiles {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

/** A build that is not what its release says, or a version that is taken. */
export class BadRelease extends Error {}

const compressed = [
  { suffix: '.br', open: brotliDecompressSync },
  { suffix: '.gz', open: gunzipSync },
];

/**
 * Copies a build into its version's folder, every file checked against its integrity value.
 * @returns false when this version is there already, with the same content
 * @throws BadRelease, and leaves nothing behind
 */
export async function copyRelease(
  from: string,
  to: string,
  release: ReleaseFiles,
  more: readonly string[],
): Promise<boolean> {
  for (const [name, { integrity }] of Object.entries(release.files)) await check(from, name, integrity);
  if (await exists(to)) {
    await isSame(to, release);
    return false;
  }
  const half = `${to}.${process.pid}.half`;
  await rm(half, { recursive: true, force: true });
  try {
    for (const name of new Set([...Object.keys(release.files), ...more])) await copy(from, half, name);
    await rename(half, to);
    return true;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
    await isSame(to, release); // another publisher of the same version came first
    return false;
  }
}

async function check(folder: string, name: string, integrity: string): Promise<void> {
  if (!isSafeName(name)) throw new BadRelease(`${name}: not a name for a file of a release`);
  const content = await readFile(join(folder, name)).catch(() => undefined);
  if (!content) throw new BadRelease(`${name}: named by the release, but not built`);
  if (!hasIntegrity(content, integrity))
    throw new BadRelease(`${name}: not the content that its release names`);
  for (const { suffix, open } of compressed) {
    const packed = await readFile(join(folder, name + suffix)).catch(() => undefined);
    if (packed && !open(packed).equals(content))
      throw new BadRelease(`${name}${suffix}: not the same as ${name}`);
  }
}

/** Relative, no hidden file, no way up. */
export const isSafeName = (name: string): boolean => /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/.test(name);

function hasIntegrity(content: Buffer, integrity: string): boolean {
  const [algorithm = '', expected = ''] = integrity.split(/-(.*)/s);
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm)) return false;
  return createHash(algorithm).update(content).digest('base64') === expected;
}

async function isSame(folder: string, release: ReleaseFiles): Promise<void> {
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (!content || !hasIntegrity(content, integrity)) {
      throw new BadRelease(
        `${folder} is published already with other content (${name}): a version never changes`,
      );
    }
  }
}

async function copy(from: string, to: string, name: string): Promise<void> {
  for (const path of [name, ...compressed.map(({ suffix }) => name + suffix)]) {
    if (path !== name && !(await exists(join(from, path)))) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|json|css|html|svg|txt|webmanifest)$/;
const brotli = (body) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
const zip = (body) => promisify(gzip)(body, { level: 9 });

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/\.(br|gz|map)$/.test(file) && file !== 'release.json')
    .sort();
}

/** Writes `.br` and `.gz` beside each text file, so that no request ever waits for a compressor. */
async function describe(folder, file) {
  const body = await readFile(path.join(folder, file));
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  if (!compressible.test(file)) return [file, { integrity, bytes: body.length, gzip: body.length }];
  const [br, gz] = await Promise.all([brotli(body), zip(body)]);
  await Promise.all([
    writeFile(path.join(folder, `${file}.br`), br),
    writeFile(path.join(folder, `${file}.gz`), gz),
  ]);
  return [file, { integrity, bytes: body.length, gzip: gz.length }];
}

/** Compresses every file of a build, or those named; returns the integrity value and sizes (bytes) of each. */
export async function describeFiles(folder, named) {
  const files = named ?? (await filesBelow(folder));
  return Object.fromEntries(await Promise.all(files.map((file) => describe(folder, file))));
}

/** `<package version>-<8 hex of the content>`: the same content is the same version. */
export async function contentVersion(folder, packageVersion, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of await filesBelow(folder))
    hash.update(file).update(await readFile(path.join(folder, file)));
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
}

/** Puts a file into a build under a name that carries its content's hash; returns that name. */
export async function hashedCopy(file, folder, { move = false } = {}) {
  const body = await readFile(file);
  const { name, ext } = path.parse(file);
  const hashed = `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 10)}${ext}`;
  await writeFile(path.join(folder, hashed), body);
  if (move) await rm(file);
  return hashed;
}

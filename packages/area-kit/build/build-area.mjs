// node packages/area-kit/build/build-area.mjs mfe-wellness
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';
import { packageOf, root } from './paths.mjs';
import { contentVersion, describeFiles } from './release-files.mjs';
import { areaConfig } from './webpack.config.mjs';

const started = performance.now();
const home = path.resolve(root, process.argv[2] ?? '');
const folder = path.basename(home);
if (!/^mfe-[a-z]+$/.test(folder)) {
  console.error('Which area? For example: node packages/area-kit/build/build-area.mjs mfe-wellness');
  process.exit(2);
}
const { AreaDescriptor, AreaRelease } = await import('@moons/contracts/platform/area');
const dist = path.join(home, 'dist');

const { area } = await import(pathToFileURL(path.join(home, 'src/area.ts')).href);
const descriptor = AreaDescriptor.parse(area);
if (`mfe-${descriptor.name}` !== folder)
  throw new Error(`${folder}/src/area.ts is named ${descriptor.name}.`);

await compile(areaConfig({ folder: home, name: descriptor.name }));

const manifest = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'));
const exposed = manifest.exposes.find(({ path: name }) => name === './app');
const version = await contentVersion(dist, packageOf(home).version, JSON.stringify(descriptor));
const release = AreaRelease.parse({
  descriptor,
  version,
  manifest: 'mf-manifest.json',
  entry: manifest.metaData.remoteEntry.name,
  preload: exposed.assets.js.sync,
  files: await describeFiles(dist),
});
await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

const first = [release.entry, ...release.preload].reduce((sum, file) => sum + release.files[file].gzip, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${folder} ${version}: first load ${(first / 1024).toFixed(1)} kB gzip, built in ${seconds} s`);

// node packages/area-kit/build/build-shell.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';
import { packageOf, root } from './paths.mjs';
import { prerenderPages } from './prerender.mjs';
import { contentVersion, describeFiles, hashedCopy } from './release-files.mjs';
import { shellConfig } from './webpack.config.mjs';

const started = performance.now();
const home = path.join(root, 'shell');
const dist = path.join(home, 'dist');
const { ShellRelease } = await import('@moons/contracts/platform/revision');
const { brand } = await import('@moons/contracts/brand');

const stats = await compile(shellConfig({ folder: home }));
const fonts = await copyFonts();
const boot = await hashedCopy(path.join(home, 'public/boot.js'), dist);
await copyFile(path.join(home, 'public/favicon.svg'), path.join(dist, 'favicon.svg'));

const template = await readFile(path.join(home, 'public/index.html'), 'utf8');
const pages = await prerenderPages({ home });
const files = await describeFiles(dist);
// What a shell's page without an area needs before it draws itself, the entry first.
const scripts = firstScripts(stats);
// Stands for the release's own address, which carries the version, which comes from the pages' content.
const base = '<!--moons:base-->';

const proof = (file) => files[file].integrity;
const bootTag = `<script src="${base}${boot}" integrity="${proof(boot)}"></script>`;
/** An empty page is drawn by the script, at once; a prerendered one waits until it is painted. */
const plain = `${bootTag}<script defer src="${base}${scripts[0]}" integrity="${proof(scripts[0])}"></script>`;
const plan = {
  main: base + scripts[0],
  integrity: proof(scripts[0]),
  preload: scripts.slice(1).map((file) => [base + file, proof(file)]),
};
const patient = `<script type="application/json" id="moons-boot">${JSON.stringify(plan)}</script>${bootTag}`;

const fill = ({ title, scripts: tags, style = '', html = '' }) =>
  Object.entries({ title, scripts: tags, style, root: html, fonts: fonts.sheet }).reduce(
    (page, [name, value]) => page.replaceAll(`<!--moons:${name}-->`, () => value),
    template,
  );

const documents = { 'index.html': fill({ title: brand, scripts: plain }) };
const prerender = {};
for (const page of pages) {
  const file = `prerender/${page.path === '/' ? 'index' : page.path.slice(1)}.html`;
  documents[file] = fill({ ...page, title: `${page.title} · ${brand}`, scripts: patient });
  prerender[page.path] = { file, styleHashes: page.styleHashes };
}
const version = await contentVersion(dist, packageOf(home).version, JSON.stringify(documents));
await mkdir(path.join(dist, 'prerender'), { recursive: true });
for (const [file, html] of Object.entries(documents))
  await writeFile(path.join(dist, file), html.replaceAll(base, `/shell/${version}/`));
// Pages name the other files' hashes, so they are described last.
Object.assign(files, await describeFiles(dist, Object.keys(documents)));
const release = ShellRelease.parse({
  version,
  scripts,
  styles: [fonts.sheet],
  fonts: fonts.preload,
  files,
  ...(pages.length ? { prerender } : {}),
});
await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
const first = scripts.reduce((sum, file) => sum + files[file].gzip, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `shell ${version}: first load ${(first / 1024).toFixed(1)} kB gzip, ${pages.length} pages prerendered, built in ${seconds} s`,
);

async function copyFonts() {
  const { fontFiles } = await import(pathToFileURL(path.join(root, 'packages/ui/build/fonts.mjs')).href);
  const { fontFaces } = await import(pathToFileURL(path.join(root, 'packages/ui/src/fonts.ts')).href);
  await mkdir(path.join(dist, 'fonts'), { recursive: true });
  for (const { file, name } of fontFiles) await copyFile(file, path.join(dist, 'fonts', name));
  const plain = path.join(dist, 'fonts.css');
  await writeFile(plain, fontFaces('fonts'));
  const sheet = await hashedCopy(plain, dist, { move: true });
  return { sheet, preload: fontFiles.filter((font) => font.preload).map((font) => `fonts/${font.name}`) };
}

function firstScripts({ entrypoints, namedChunkGroups }) {
  const entry = entrypoints.main.assets.map(({ name }) => name);
  const bootstrap = namedChunkGroups.bootstrap.assets.map(({ name }) => name);
  // Shared modules live in a chunk that federation's runtime asks for, not the bootstrap.
  const libraries = Object.keys(files).filter((file) => /^libraries\.\w+\.js$/.test(file));
  return [...new Set([...entry, ...libraries, ...bootstrap])].filter((file) => file.endsWith('.js'));
}

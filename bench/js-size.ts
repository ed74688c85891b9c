/**
 * JavaScript per page in gzip, from what the builds wrote (`npm start` builds; so does `npm test`), and
 * whether the libraries that must be there once are there once. `node bench/js-size.ts`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AreaRelease } from '@moons/contracts/platform/area';
import { ShellRelease } from '@moons/contracts/platform/revision';
import { keep, machineBefore, verdict } from './lib/results.ts';

const repo = join(import.meta.dirname, '..');
const goals = { shell: 150_000, area: 50_000 };
/** What the minified text of one copy contains once, and nothing else does. */
const copyOf = {
  react: /\.useDeferredValue\s*=\s*function/g,
  'react-dom': /rendererPackageName:\s*"react-dom"/g,
  'react-query': /No QueryClient set/g,
  'styled-components': /"data-styled-version"/g,
};

const read = (folder: string): unknown =>
  JSON.parse(readFileSync(join(repo, folder, 'dist/release.json'), 'utf8'));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const shell = ShellRelease.parse(read('shell'));
const shellBytes = shell.scripts.reduce((sum, file) => sum + (shell.files[file]?.gzip ?? 0), 0);
const bytes: Record<string, number> = {};
for (const name of ['assessment', 'community', 'learning', 'circles', 'wellness']) {
  const area = AreaRelease.parse(read(`mfe-${name}`));
  const files = [...new Set([area.entry, ...area.preload])].filter((file) => file.endsWith('.js'));
  bytes[name] = files.reduce((sum, file) => sum + (area.files[file]?.gzip ?? 0), 0);
}

console.log(machineBefore);
console.log(
  `shell, first scripts        ${kB(shellBytes)} (goal ${kB(goals.shell)}: ${verdict(shellBytes <= goals.shell)})`,
);
for (const [name, own] of Object.entries(bytes)) {
  console.log(
    `${name.padEnd(28)}${kB(own)} more (goal ${kB(goals.area)}: ${verdict(own <= goals.area)}), page ${kB(shellBytes + own)}`,
  );
}

const copies: Record<string, string[]> = {};
for (const [library, sign] of Object.entries(copyOf)) {
  copies[library] = ['shell', ...Object.keys(bytes).map((name) => `mfe-${name}`)].flatMap((folder) =>
    javascriptOf(folder).flatMap((text) => [...text.matchAll(sign)].map(() => folder)),
  );
  const where = copies[library].join(', ');
  console.log(`${library.padEnd(28)}${copies[library].length} (${where}): ${verdict(where === 'shell')}`);
}
keep('js-size', { shellBytes, areaBytes: bytes, copies });

/** The texts of the release's own files: older builds may lie beside them. */
function javascriptOf(folder: string): string[] {
  const { files } = read(folder) as { files: Record<string, unknown> };
  const there = new Set(readdirSync(join(repo, folder, 'dist')));
  return Object.keys(files)
    .filter((file) => file.endsWith('.js') && there.has(file))
    .map((file) => readFileSync(join(repo, folder, 'dist', file), 'utf8'));
}

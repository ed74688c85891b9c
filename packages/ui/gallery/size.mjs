// What the package costs on a page: minified, gzip, without react, styled-components and zod, whole (it is shared).
// node packages/ui/gallery/size.mjs
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, config } from './webpack.mjs';

const limit = 14 * 1024;
const folder = await mkdtemp(path.join(tmpdir(), 'ui-size-'));
const outside = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'];
await build(
  config({
    entry: { ui: '../src/index.ts' },
    path: folder,
    library: 'module',
    externals: Object.fromEntries(outside.map((name) => [name, `module ${name}`])),
  }),
);
const size = gzipSync(await readFile(path.join(folder, 'ui.js')), { level: 9 }).length;
await rm(folder, { recursive: true });
console.log(`@moons/ui: ${(size / 1024).toFixed(1)} kB gzip of ${String(limit / 1024)} kB`);
process.exitCode = size > limit ? 1 : 0;

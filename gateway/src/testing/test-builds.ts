import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AreaDescriptor } from '@moons/contracts/platform/area';

async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  const described: Record<string, { integrity: string; bytes: number; gzip: number }> = {};
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${name}.gz`), gzipSync(text));
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    described[name] = { integrity, bytes: text.length, gzip: gzipSync(text).length };
  }
  return described;
}

export const template = `<!doctype html><html lang="en"><head><title>Thirteen Moons</title><!--moons:head--><!--moons:data-->
<script defer src="/shell/1/main.js"></script></head><body><div id="root"></div><!--moons:area--></body></html>`;

/** A built shell in `folder`, as its build writes it. */
export async function writeShell(
  folder: string,
  version: string,
  main = 'console.log("shell")',
): Promise<void> {
  const styled =
    '<!doctype html><html><head><style>b{color:red}</style><!--moons:head--></head><body><!--moons:data-->First</body></html>';
  const files = await writeFiles(folder, {
    'index.html': template,
    'main.js': main,
    'chunk.js': 'chunk()',
    'sw.js': 'self.x = 1',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'fonts/a.woff2': 'font',
    'prerender/index.html': styled,
  });
  const release = {
    ...{ version, files },
    scripts: ['main.js', 'chunk.js'],
    styles: [],
    fonts: ['fonts/a.woff2'],
    prerender: { '/': { file: 'prerender/index.html', styleHashes: ['sha256-declared'] } },
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}

/** A built wellness area in `folder`. */
export async function writeArea(
  folder: string,
  version: string,
  main = 'console.log("area")',
): Promise<void> {
  const descriptor: AreaDescriptor = {
    name: 'wellness',
    title: 'Wellness </script><b>',
    routes: [
      { path: '/journal', door: 'member', title: 'Journal' },
      { path: '/soulful', door: 'public', title: 'Soulful' },
    ],
    nav: [],
    widgets: [],
  };
  const files = await writeFiles(folder, {
    'mf-manifest.json': JSON.stringify({ name: 'wellness' }),
    'remoteEntry.js': main,
    'app.js': 'app()',
    'prerender/soulful.html': '<style>i{color:blue}</style><p>Soulful</p>',
  });
  const release = {
    ...{ descriptor, version, files },
    manifest: 'mf-manifest.json',
    entry: 'remoteEntry.js',
    preload: ['app.js'],
    prerender: { '/soulful': 'prerender/soulful.html' },
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}

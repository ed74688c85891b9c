import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { repo } from '../paths.ts';

const isSource = (file: string): boolean => /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file);

/** Compiles one file of `src` into `dist` with the root's .swcrc. */
export async function compileFile(src: string, dist: string, file: string): Promise<void> {
  // Loaded only when something is to be compiled.
  const { transformFile } = await import('@swc/core');
  const source = join(src, file);
  const output = join(dist, file.replace(/\.ts$/, '.js'));
  const { $schema: _, ...options } = JSON.parse(readFileSync(join(repo, '.swcrc'), 'utf8'));
  const { code, map } = await transformFile(source, {
    ...options,
    swcrc: false,
    sourceFileName: relative(dirname(output), source),
  });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, map ? `${code}\n//# sourceMappingURL=${basename(output)}.map\n` : code);
  if (map) writeFileSync(`${output}.map`, map);
}

/** Compiles a package of services: `<folder>/src` → `<folder>/dist`; other files are copied. */
export async function compilePackage(folder: string): Promise<void> {
  const src = join(repo, folder, 'src');
  const dist = join(repo, folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(src, join(entry.parentPath, entry.name)));
  for (const file of files) {
    if (isSource(file)) await compileFile(src, dist, file);
    else if (!/\.ts$/.test(file)) cpSync(join(src, file), join(dist, file));
  }
}

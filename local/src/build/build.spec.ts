import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cached } from './cached.ts';
import { compileFile } from './compile.ts';
import { contentKey } from './content-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moons-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('the key follows content and names of sources, not tests, builds or packages', () => {
  write('area/src/page.tsx', 'one');
  const first = contentKey(folder, ['area', 'absent']);
  write('area/dist/page.js', 'built');
  write('area/node_modules/x/index.js', 'package');
  write('area/src/page.spec.tsx', 'test');
  expect(contentKey(folder, ['absent', 'area'])).toBe(first);
  write('area/src/page.tsx', 'two');
  const second = contentKey(folder, ['area']);
  expect(second).not.toBe(first);
  rmSync(join(folder, 'area/src/page.tsx'));
  write('area/src/pages.tsx', 'two');
  expect(contentKey(folder, ['area'])).not.toBe(second);
});

test('a build is made once, left alone while it is there, and restored when it is gone', async () => {
  const dist = join(folder, 'dist');
  const make = jest.fn(async () => write('dist/page.js', 'built'));
  const build = (key: string) => cached({ name: 'page', key, dist, make }, join(folder, 'cache'));
  expect(await build('a')).toBe('made');
  expect(await build('a')).toBe('there');
  rmSync(dist, { recursive: true });
  expect(await build('a')).toBe('restored');
  expect(readFileSync(join(dist, 'page.js'), 'utf8')).toBe('built');
  expect(await build('b')).toBe('made');
  expect(await build('a')).toBe('restored');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a build that fails is not remembered', async () => {
  const dist = join(folder, 'dist');
  const make = async () => Promise.reject(new Error('does not compile'));
  await expect(cached({ name: 'page', key: 'a', dist, make }, folder)).rejects.toThrow('does not compile');
  expect(existsSync(join(folder, 'builds', 'page', 'a'))).toBe(false);
});

test('services are compiled with decorator metadata, and import compiled files', async () => {
  write(
    'src/a.ts',
    "import { B } from './b.ts';\nfunction d(_: object, __: string): void {}\nexport class A { @d b?: B; }",
  );
  await compileFile(join(folder, 'src'), join(folder, 'dist'), 'a.ts');
  const code = readFileSync(join(folder, 'dist', 'a.js'), 'utf8');
  expect(code).toContain("'./b.js'".replaceAll("'", '"'));
  expect(code).toContain('design:type');
  expect(code).toContain('sourceMappingURL=a.js.map');
});

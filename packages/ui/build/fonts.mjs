import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The font files to copy beside the shell's build (Node only). `name` is the file name `fontFaces(base)` expects;
 * `preload` marks the two the first screen needs.
 * @type {readonly { name: string, file: string, preload: boolean }[]}
 */
export const fontFiles = [
  ['fraunces', 'fraunces-latin-wght-normal.woff2', true],
  ['figtree', 'figtree-latin-wght-normal.woff2', true],
  ['fraunces', 'fraunces-latin-wght-italic.woff2', false],
].map(([family, name, preload]) => ({
  name,
  file: require.resolve(`@fontsource-variable/${family}/files/${name}`),
  preload,
}));

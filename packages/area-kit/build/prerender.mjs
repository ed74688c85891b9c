import { createHash } from 'node:crypto';
import path from 'node:path';
import { compile } from './compile.mjs';
import { cacheDirectory, require } from './paths.mjs';
import { buildDependencies, resolve, swcRule } from './webpack.config.mjs';

const output = path.join(cacheDirectory, 'prerender');

/** The browser's build again, for Node: the same namespace gives the same class names. */
const config = (home) => ({
  mode: 'production',
  target: 'node24',
  context: home,
  devtool: false,
  entry: { prerender: './src/prerender.tsx' },
  output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
  resolve,
  module: { rules: [swcRule({ namespace: 'shell' })] },
  optimization: { minimize: false },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(cacheDirectory, 'prerender-cache'),
    buildDependencies,
  },
});

/** Pages of the shell drawn at build time, each with the hashes of its inline styles for the CSP. */
export async function prerenderPages({ home }) {
  await compile(config(home));
  const { prerender } = require(path.join(output, 'prerender.cjs'));
  return prerender().map((page) => ({ ...page, styleHashes: hashesOf(page.style) }));
}

const hashesOf = (tags) =>
  [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

/** The configuration the gallery and the size check share. */
export const config = ({ entry, path, library = undefined, externals = {} }) => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry,
  output: { path, filename: '[name].js', ...(library && { library: { type: library } }) },
  experiments: { outputModule: library === 'module' },
  externals,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        use: {
          loader: require.resolve('swc-loader'),
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
              experimental: {
                plugins: [
                  [
                    require.resolve('@swc/plugin-styled-components'),
                    { ssr: true, displayName: false, fileName: false, minify: true, namespace: 'shell' },
                  ],
                ],
              },
            },
          },
        },
      },
    ],
  },
  performance: { hints: false },
});

/** Builds once; rejects with webpack's own words. */
export const build = (settings) =>
  new Promise((resolve, reject) => {
    webpack(settings, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      resolve(stats);
    });
  });

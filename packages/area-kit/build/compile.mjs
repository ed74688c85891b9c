import { require } from './paths.mjs';

const webpack = require('webpack');

/** Runs webpack once; rejects with the build's own words when it has errors. */
export function compile(config) {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) return reject(error ?? closing);
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        resolve(
          stats.toJson({ all: false, assets: true, chunks: true, entrypoints: true, chunkGroups: true }),
        );
      });
    });
  });
}

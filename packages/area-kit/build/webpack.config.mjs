import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheDirectory, require, root } from './paths.mjs';
import { ScriptGuardPlugin } from './script-guard-plugin.mjs';
import { sharedModules } from './shared.mjs';

const webpack = require('webpack');
// Webpack's own minimizer, wherever its package lies.
const Minimizer = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
/** A chunk that takes longer is given up; the shell's own limit (areaTimeoutMs) is shorter. */
const chunkLoadTimeoutMs = 8_000;

/** TypeScript and styled-components by swc, the same in every build. */
export function swcRule({ namespace, refresh = false, development = false }) {
  const plugin = require.resolve('@swc/plugin-styled-components');
  // A namespace of its own keeps an area's class names apart from every other build's, and stable
  // between the browser's and the prerendering build.
  const styled = { ssr: true, displayName: false, fileName: false, minify: true, namespace };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development, refresh } },
          experimental: { plugins: [[plugin, styled]] },
        },
      },
    },
  };
}

/** A change of the build itself makes its caches void. */
export const buildDependencies = {
  config: readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file)),
};

export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

// The runtime's CommonJS builds would come in beside their ESM ones: 52 instead of 29 kB.
const federationEsm = Object.fromEntries(
  Object.entries({ 'runtime-core': 'index.js', sdk: 'index.js', 'error-codes': 'index.mjs' }).map(
    ([name, file]) => [
      `@module-federation/${name}$`,
      path.join(root, 'node_modules/@module-federation', name, 'dist', file),
    ],
  ),
);

const everyPage = /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion)\//;
const ofShell = /\/shell\/src\//;

/**
 * Every page needs these at once: one file instead of ten, which also compresses better. Beside the
 * libraries that is whatever the shell's own start needs of our packages; what only areas need is not in it.
 */
const firstLibraries = {
  name: 'libraries',
  chunks: 'async',
  enforce: true,
  test: (module, { chunkGraph }) => {
    const file = module.nameForCondition() ?? '';
    if (everyPage.test(file)) return true;
    if (!file || ofShell.test(file)) return false;
    return [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'bootstrap');
  },
};

/** What the builds of the shell and of a released area have in common. */
function base({ folder, name }) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: process.env.SOURCE_MAPS ? 'source-map' : false,
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      chunkLoadTimeout: chunkLoadTimeoutMs,
    },
    resolve,
    module: { rules: [swcRule({ namespace: name })], parser: { javascript: { exportsPresence: 'error' } } },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new Minimizer({ terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } } }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheDirectory, name),
      buildDependencies,
    },
    performance: { hints: false },
  };
}

/** A released area: no libraries of its own, its federation runtime taken from the shell. */
export function areaConfig({ folder, name }) {
  const config = base({ folder, name });
  return {
    ...config,
    entry: {},
    plugins: [
      new ScriptGuardPlugin(),
      // The shell shares the few parts of react-query that are used, by way of area-kit, and not all of it.
      new webpack.NormalModuleReplacementPlugin(/^@tanstack\/react-query$/, '@moons/area-kit'),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './app': './src/app.tsx', './widgets': './src/widgets.tsx' },
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules({ provides: false }),
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/** The shell: owns the shared modules and the federation runtime; areas are registered at run time. */
export function shellConfig({ folder }) {
  const config = base({ folder, name: 'shell' });
  return {
    ...config,
    entry: { main: './src/index.ts' },
    resolve: { ...resolve, alias: federationEsm },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { libraries: firstLibraries } } },
    plugins: [
      new ScriptGuardPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules({ provides: true }),
        // Areas are registered by their entry, which the page names: the manifest machinery is not needed.
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

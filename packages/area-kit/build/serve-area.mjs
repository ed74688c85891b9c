// node packages/area-kit/build/serve-area.mjs mfe-wellness 3101
// One area alone, with hot reload. Its calls go to the gateway at PUBLIC_ORIGIN.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDirectory, require, root } from './paths.mjs';
import { buildDependencies, resolve, swcRule } from './webpack.config.mjs';

const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const home = path.resolve(root, process.argv[2] ?? '');
const port = Number(process.argv[3]);
if (!/^mfe-[a-z]+$/.test(path.basename(home)) || !Number.isInteger(port)) {
  console.error(
    'Which area, on which port? For example: node packages/area-kit/build/serve-area.mjs mfe-wellness 3101',
  );
  process.exit(2);
}
const origin = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000';
const { area } = await import(pathToFileURL(path.join(home, 'src/area.ts')).href);

const entry = path.join(cacheDirectory, `standalone-${area.name}.ts`);
await mkdir(cacheDirectory, { recursive: true });
const source = (file) => JSON.stringify(path.join(root, file));
await writeFile(
  entry,
  `import * as area from ${JSON.stringify(path.join(home, 'src/app.tsx'))};\n` +
    `import { startStandalone } from ${source('packages/area-kit/src/standalone.tsx')};\n` +
    `void startStandalone(${JSON.stringify(area.name)}, area);\n`,
);

const compiler = webpack({
  mode: 'development',
  target: ['web', 'es2022'],
  context: home,
  devtool: 'eval-cheap-module-source-map',
  entry,
  output: { publicPath: '/' },
  resolve,
  module: {
    rules: [
      swcRule({ namespace: area.name, refresh: true, development: true }),
      { ...swcRule({ namespace: area.name, development: true }), exclude: undefined, include: entry },
    ],
  },
  plugins: [
    new (RefreshPlugin.default ?? RefreshPlugin)({ overlay: false }),
    new HtmlWebpackPlugin({ title: `${area.title} (alone)` }),
  ],
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(cacheDirectory, `standalone-${area.name}`),
    buildDependencies,
  },
});

// The gateway refuses writes from elsewhere: what comes from this server says that it is the gateway's own page.
const proxy = {
  context: ['/api', '/graphql', '/auth', '/ws', '/rtc'],
  target: origin,
  ws: true,
  changeOrigin: true,
  headers: { origin },
};
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: true,
    open: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    proxy: [proxy],
    webSocketServer: { type: 'ws', options: { path: '/hot' } },
    client: { overlay: false, webSocketURL: { pathname: '/hot' } },
  },
  compiler,
);
await server.start();
console.log(`${area.title} alone: http://localhost:${port}${area.routes[0].path} (calls go to ${origin})`);

const stop = () => void server.stop().finally(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

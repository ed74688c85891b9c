import { join } from 'node:path';
import { repo } from './paths.ts';
import type { ServiceProcess } from './ports.ts';
import { answersOk } from './ready.ts';
import type { ProcessSpec } from './supervisor.ts';

type Env = () => Record<string, string>;

/** A service, run from what was compiled. */
export const serviceSpec = (name: string, service: ServiceProcess, port: number, env: Env): ProcessSpec => ({
  name,
  kind: 'service',
  command: process.execPath,
  args: ['--enable-source-maps', join(repo, 'services', service, 'dist', 'main.js')],
  cwd: repo,
  env,
  ready: () => answersOk(`http://127.0.0.1:${port}/ready`),
});

/** The gateway, run from its sources: Node 24 takes the types away itself. */
export const gatewaySpec = (port: number, env: Env): ProcessSpec => ({
  name: 'gateway',
  kind: 'gateway',
  command: process.execPath,
  args: [join(repo, 'gateway', 'src', 'main.ts')],
  cwd: repo,
  env,
  ready: () => answersOk(`http://127.0.0.1:${port}/ready`),
});

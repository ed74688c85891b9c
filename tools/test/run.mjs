#!/usr/bin/env node
// `npm test`: everything, on any Node from 20, on a machine where nothing of ours is installed.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../local/bin/install.mjs';

const node = ensureInstalled();
const { status } = spawnSync(
  node,
  [new URL('./steps.ts', import.meta.url).pathname, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);

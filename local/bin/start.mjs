#!/usr/bin/env node
// `npm start`: runs on any Node from 20 in a fresh clone, without any package; what follows runs on the
// project's own Node 24, which the packages bring along.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const node = ensureInstalled();
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
  // The channel tells the house when we are gone, however we went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

// Ctrl-C in a terminal reaches the house too; it takes the first and ignores the others.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

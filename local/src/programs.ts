import { spawn } from 'node:child_process';
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { signalGroup } from './process-file.ts';

/** What `run` is running: it goes when we go. */
const running = new Set<number>();
process.once('exit', () => running.forEach((pid) => signalGroup(pid, 'SIGKILL')));

/** Where a program of this name is on the PATH, if anywhere. */
export function onPath(name: string, path = process.env['PATH'] ?? ''): string | undefined {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not here: look on
    }
  }
  return undefined;
}

/** Whether Debian packages can be installed without asking anyone. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Where the program's output goes. */
  log: string;
  timeoutMs?: number;
}

/** Runs a program to its end. Throws with the last lines of its output when it fails. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<void> {
  const out = openSync(options.log, 'a');
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', out, out],
    timeout: options.timeoutMs,
    // A group of its own, so that what it starts (compilers) can be stopped with it.
    detached: true,
  });
  closeSync(out);
  const { pid } = child;
  if (pid) running.add(pid);
  return new Promise((resolve, reject) => {
    const what = [command, ...args.slice(0, 1)].map((part) => basename(part)).join(' ');
    const fail = (how: string) =>
      reject(new Error(`${what} ${how}. Its last lines:\n${lastLines(options.log)}`));
    child.once('close', () => pid && running.delete(pid));
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : fail(`ended with ${signal ?? `code ${code}`}`),
    );
  });
}

/** Installs Debian packages; the caller has asked `canInstallPackages`. */
export async function installPackages(packages: readonly string[], log: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=180'];
  const install = () =>
    run('apt-get', ['install', ...patient, '--no-install-recommends', ...packages], { env, log });
  // A fresh machine has no package lists yet.
  await install().catch(async () => {
    await run('apt-get', ['update', ...patient], { env, log });
    await install();
  });
}

/** The last lines of a file, as one indented text; empty when there is no file. */
export function lastLines(file: string, count = 12): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .slice(-count)
    .map((line) => `    ${line}`)
    .join('\n');
}

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Running {
  readonly name: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its output goes to `<name>.log` in here. */
  readonly folder: string;
  /** Asked until it answers true. */
  ready(): Promise<boolean>;
}

/** Starts a process and waits until it is ready. @throws Error with the end of its log */
export async function start(command: Command): Promise<Running> {
  const { name, program, args, env, folder } = command;
  const log = join(folder, `${name}.log`);
  const out = openSync(log, 'a');
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
  closeSync(out);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let failed = false;
  child.once('error', () => (failed = true));
  child.once('exit', () => (failed = true));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  for (const until = Date.now() + 20_000; !(await command.ready().catch(() => false)); await pause(50)) {
    if (failed || Date.now() > until) {
      kill();
      throw new Error(`${name} did not start:\n${readFileSync(log, 'utf8').slice(-1_500)}`);
    }
  }
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    const late = setTimeout(kill, 5_000);
    await gone;
    clearTimeout(late);
  };
  return { name, pid: child.pid ?? 0, stop };
}

/** Whether an address answers 200. */
export const answers = (url: string) => async (): Promise<boolean> => (await fetch(url)).ok;

let next = 29_000;

/** Free ports of the benchmarks' own in a row, below the ephemeral range. */
export async function nextPorts(count: number): Promise<number[]> {
  for (; next + count < 30_000; next += 1) {
    const ports = Array.from({ length: count }, (_, index) => next + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.includes(false)) continue;
    next += count;
    return ports;
  }
  throw new Error('No port is free between 29000 and 30000.');
}

export const nextPort = async (): Promise<number> => (await nextPorts(1))[0] ?? 0;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

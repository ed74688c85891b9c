import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pause } from './ready.ts';
import type { Say } from './say.ts';

export interface RunningProcess {
  name: string;
  pid: number;
  /** Its command line, by which a process id that was given to someone else is told apart. */
  command: string;
}

interface Record {
  owner: RunningProcess;
  processes: RunningProcess[];
}

/** The command line of a running process; undefined when there is none. */
export function commandLine(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) {
      // A process that has ended and is not yet collected has an empty command line.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    }
    return (
      execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

const runs = (process: RunningProcess): boolean => commandLine(process.pid) === process.command;

/** Signals a process and all that it started; silent when it is gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

export function rememberProcesses(file: string, processes: RunningProcess[]): void {
  const owner = { name: 'start', pid: process.pid, command: commandLine(process.pid) ?? '' };
  writeFileSync(file, JSON.stringify({ owner, processes } satisfies Record, undefined, 2));
}

export const forgetProcesses = (file: string): void => rmSync(file, { force: true });

function readRecord(file: string): Record | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // none, or cut off in the middle of writing
  }
}

/**
 * Stops what an earlier start left behind when it was killed itself. Throws a sentence when that
 * earlier start still runs.
 */
export async function stopLeftovers(file: string, say: Say): Promise<void> {
  const record = readRecord(file);
  if (!record) return;
  if (record.owner.pid !== process.pid && runs(record.owner)) {
    throw new Error(`This house already runs (process ${record.owner.pid}). Please stop it first.`);
  }
  const left = record.processes.filter(runs);
  if (left.length > 0)
    say('start', `stopping what an earlier start left: ${left.map((p) => p.name).join(', ')}`);
  for (const { pid } of left) signalGroup(pid, 'SIGTERM');
  for (let waited = 0; waited < 3000 && left.some(runs); waited += 50) await pause(50);
  for (const process of left.filter(runs)) signalGroup(process.pid, 'SIGKILL');
  while (left.some(runs)) await pause(20);
  forgetProcesses(file);
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, evenly; without it each connection asks again as soon as it is answered. */
  readonly rate?: number;
}

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** Answers other than 200. */
  readonly refused: number;
  /** Due, but never asked: no connection was free in time. */
  readonly late: number;
  /** Milliseconds, from the moment a request was due. */
  readonly p50: number;
  readonly p99: number;
}

const run = promisify(execFile);
const program = join(import.meta.dirname, 'load-process.ts');

/** Asks from a process of its own, so that its CPU is nobody else's. @throws Error when anything was refused */
export async function load(wanted: Load): Promise<Measured> {
  const { stdout } = await run(process.execPath, [program, JSON.stringify(wanted)], { maxBuffer: 2 ** 20 });
  const measured = JSON.parse(stdout) as Measured;
  if (measured.refused > 0)
    throw new Error(`${measured.refused} of ${measured.requests} requests were refused`);
  if (measured.late > measured.requests / 100)
    console.warn(
      `  (${measured.late} requests of ${measured.requests} came too late to be asked: the rate was not kept)`,
    );
  return measured;
}

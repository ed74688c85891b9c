import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './machine.ts';

const folder = join(import.meta.dirname, '..', 'results');

/** Keeps what the last run of a benchmark gave: one line of JSON, `results/<name>.json`. */
export function keep(name: string, figures: Readonly<Record<string, unknown>>): void {
  mkdirSync(folder, { recursive: true });
  const line = { at: new Date().toISOString(), machine: machineBefore, ...figures };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(line)}\n`);
}

/** Taken when the benchmark begins, so that the load is not its own. */
export const machineBefore = machine();

export const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/**
 * The idle house: how long it takes to be ready on a warm cache, and what each process keeps.
 * `node bench/memory.ts [--idle 30] [--cold]`; `--cold` only names the run: the caches are emptied by hand
 * (bench/README.md says how).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startHouse } from '../local/src/house.ts';
import { cpuSeconds, proportionalMiB, residentMiB } from './lib/cpu.ts';
import { keep, machineBefore, verdict } from './lib/results.ts';
import { rounded } from './lib/statistics.ts';

const { values } = parseArgs({
  options: { idle: { type: 'string', default: '30' }, cold: { type: 'boolean', default: false } },
});
const goals = { seconds: 60, mebibytes: (2.5 * 1e9) / 2 ** 20 };
const idleSeconds = Number(values.idle);
const dataDir = mkdtempSync(join(tmpdir(), 'moons-bench-house-'));

const started = performance.now();
const house = await startHouse({ ports: 'free', dataDir, quiet: true });
const ready = rounded((performance.now() - started) / 1_000, 1);
try {
  console.log(machineBefore);
  const readyGoal = values.cold ? '' : ` (goal ${goals.seconds} s: ${verdict(ready <= goals.seconds)})`;
  console.log(`ready after ${ready} s, data new, caches ${values.cold ? 'cold' : 'warm'}${readyGoal}`);
  await pause(idleSeconds * 1_000);
  const busyBefore = cpu();
  await pause(5_000);
  const idleCpu = rounded(((cpu() - busyBefore) / 5) * 100, 1);
  const processes = Object.entries(house.processes).map(([name, pid]) => ({
    name,
    resident: Math.round(residentMiB(pid)),
    proportional: Math.round(proportionalMiB(pid) ?? residentMiB(pid)),
  }));
  for (const { name, resident } of processes)
    console.log(`${name.padEnd(28)}${String(resident).padStart(6)} MiB`);
  const sum = (of: (each: (typeof processes)[number]) => number) =>
    processes.reduce((all, each) => all + of(each), 0);
  const total = sum(({ resident }) => resident);
  console.log(
    `${'all'.padEnd(28)}${String(total).padStart(6)} MiB (goal ${goals.mebibytes.toFixed(0)}: ${verdict(total <= goals.mebibytes)})`,
  );
  console.log(
    `shared pages counted once   ${sum(({ proportional }) => proportional)} MiB; idle CPU ${idleCpu} % of one core`,
  );
  keep(values.cold ? 'cold-start' : 'memory', {
    ...{ readySeconds: ready, totalMiB: total, idleCpuPercent: idleCpu },
    ...{ proportionalMiB: sum(({ proportional }) => proportional) },
    processes: Object.fromEntries(processes.map(({ name, resident }) => [name, resident])),
  });
} finally {
  await house.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

function cpu(): number {
  return Object.values(house.processes).reduce((all, pid) => all + cpuSeconds(pid), 0);
}

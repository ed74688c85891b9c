/**
 * The idle house: how long it takes to be ready (first with new data, then again with what is there), and
 * what each process keeps.
 * `node bench/memory.ts [--idle 30] [--cold]`; `--cold` only names the run: the caches are emptied by hand
 * (bench/README.md says how).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startHouse, type House } from '../local/src/house.ts';
import { freePorts } from '../local/src/ports.ts';
import { cpuSeconds, proportionalMiB, residentMiB } from './lib/cpu.ts';
import { keep, machineBefore, verdict } from './lib/results.ts';
import { rounded } from './lib/statistics.ts';

const { values } = parseArgs({
  options: { idle: { type: 'string', default: '30' }, cold: { type: 'boolean', default: false } },
});
const goals = { seconds: 60, mebibytes: (2.5 * 1e9) / 2 ** 20 };
const idleSeconds = Number(values.idle);
const dataDir = mkdtempSync(join(tmpdir(), 'moons-bench-house-'));

// The same ports both times: Keycloak keeps the product's address with its data.
const ports = await freePorts();

console.log(machineBefore);
const first = await timedStart();
console.log(`first start, data new, caches ${values.cold ? 'cold' : 'warm'}: ready after ${first.seconds} s`);
await first.house.stopAll();
const { house, seconds } = await timedStart();
try {
  console.log(
    `second start, same data: ready after ${seconds} s (goal ${goals.seconds}: ${verdict(seconds <= goals.seconds)})`,
  );
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
    ...{
      firstStartSeconds: first.seconds,
      secondStartSeconds: seconds,
      totalMiB: total,
      idleCpuPercent: idleCpu,
    },
    ...{ proportionalMiB: sum(({ proportional }) => proportional) },
    processes: Object.fromEntries(processes.map(({ name, resident }) => [name, resident])),
  });
} finally {
  await house.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

async function timedStart(): Promise<{ house: House; seconds: number }> {
  const started = performance.now();
  const running = await startHouse({ ports, dataDir, quiet: true });
  return { house: running, seconds: rounded((performance.now() - started) / 1_000, 1) };
}

function cpu(): number {
  return Object.values(house.processes).reduce((all, pid) => all + cpuSeconds(pid), 0);
}

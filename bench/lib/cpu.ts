import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU seconds that a process has used so far, user and system, all threads (Linux). */
export function cpuSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(`/proc/${pid}/schedstat`)) return cpuSecondsFromTicks(pid);
  const nanoseconds = readdirSync(tasks).map((task) => {
    const [onCpu] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return Number(onCpu);
  });
  return nanoseconds.reduce((total, each) => total + each, 0) / 1e9;
}

/** For kernels without scheduler statistics: 100 ticks a second. */
function cpuSecondsFromTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory in MiB. */
export function residentMiB(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib ?? 0) / 1024;
}

/** Memory in MiB with what processes share counted once among them, when the kernel tells it. */
export function proportionalMiB(pid: number): number | undefined {
  const rollup = `/proc/${pid}/smaps_rollup`;
  const kib = existsSync(rollup) ? /Pss:\s+(\d+)/.exec(readFileSync(rollup, 'utf8'))?.[1] : undefined;
  return kib === undefined ? undefined : Number(kib) / 1024;
}

/** CPU microseconds per request of all processes together while `work` runs; it resolves with the number of requests. */
export async function cpuPerRequest(pids: readonly number[], work: () => Promise<number>): Promise<number> {
  const sum = () => pids.reduce((total, pid) => total + cpuSeconds(pid), 0);
  const before = sum();
  const requests = await work();
  return ((sum() - before) / requests) * 1e6;
}

import { cpus, loadavg, totalmem } from 'node:os';

/** A line that says on what a measurement was made, and how busy it was with other things before. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load before ${(loadavg()[0] ?? 0).toFixed(2)}`;

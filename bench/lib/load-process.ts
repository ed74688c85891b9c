import { setTimeout as pause } from 'node:timers/promises';
import { Asker } from './asker.ts';
import type { Load, Measured } from './load.ts';
import { quantile, rounded } from './statistics.ts';

/** Run by load(): `node load-process.ts '<Load as JSON>'` prints Measured as JSON. */
const wanted = JSON.parse(process.argv[2] ?? '') as Load;
const latencies: number[] = [];
const waiting: number[] = [];
let refused = 0;

const onAnswer = (asker: Asker, status: number, due: number): void => {
  latencies.push(performance.now() - due);
  if (status !== 200) refused += 1;
  const now = performance.now();
  if (now >= end) return;
  if (wanted.rate === undefined) return asker.ask(now);
  const oldest = waiting.shift();
  if (oldest === undefined) idle.push(asker);
  else asker.ask(oldest);
};

const askers = await Promise.all(
  Array.from({ length: wanted.connections }, () => Asker.open(wanted, onAnswer)),
);
const idle: Asker[] = [];
const started = performance.now();
const end = started + wanted.seconds * 1_000;

if (wanted.rate === undefined) {
  for (const asker of askers) asker.ask(performance.now());
  await pause(wanted.seconds * 1_000);
} else {
  idle.push(...askers);
  // A timer fires once a millisecond at best: what became due since then goes out together.
  for (let sent = 0; performance.now() < end; await pause(1)) {
    const now = performance.now();
    for (const due = ((now - started) / 1_000) * wanted.rate; sent < due; sent += 1) {
      const asker = idle.pop();
      if (asker) asker.ask(now);
      else waiting.push(now);
    }
  }
}
const seconds = (performance.now() - started) / 1_000;
await pause(200);
for (const asker of askers) asker.close();

const measured: Measured = {
  requests: latencies.length,
  perSecond: Math.round(latencies.length / seconds),
  refused,
  late: waiting.length,
  p50: rounded(quantile(latencies, 0.5), 3),
  p99: rounded(quantile(latencies, 0.99), 3),
};
console.log(JSON.stringify(measured));

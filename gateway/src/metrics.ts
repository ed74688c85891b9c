import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the gateway counts about itself: calls by their declared id, never by address or person. */
export function createMetrics(sockets: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'gateway_answers_total',
    help: 'Answers by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'gateway_answer_seconds',
    help: 'Time from request to the end of the answer',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'gateway_open_sockets',
    help: 'Spliced sockets that are open',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });
  return {
    registry,
    answered(call: string, status: number, milliseconds: number): void {
      answers.inc({ call, status });
      seconds.observe(milliseconds / 1_000);
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

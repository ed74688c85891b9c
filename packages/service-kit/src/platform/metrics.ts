import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Histogram, Registry } from 'prom-client';

/** Requests by call and status, event loop lag and memory, for `GET /metrics`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'call' | 'status'>;
  readonly #delay = monitorEventLoopDelay({ resolution: 50 });

  constructor(service: string) {
    const registers = [this.registry];
    const delay = this.#delay;
    this.registry.setDefaultLabels({ service });
    this.#requests = new Histogram({
      name: 'moons_request_seconds',
      help: 'Duration of requests by call and status',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    new Gauge({
      name: 'moons_event_loop_lag_seconds',
      help: '99th percentile since the last reading',
      registers,
      collect() {
        this.set(delay.percentile(99) / 1e9);
        delay.reset();
      },
    });
    this.gauge('moons_resident_memory_bytes', 'Resident memory of the process', process.memoryUsage.rss);
    this.#delay.enable();
  }

  observe(call: string, status: number, ms: number): void {
    this.#requests.observe({ call, status: String(status) }, ms / 1000);
  }

  /** A number that is read whenever somebody asks for `GET /metrics`. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  stop(): void {
    this.#delay.disable();
  }
}

import type { Queue, Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { RedisClients } from '../data/redis.ts';
import type { Injector } from '../injector.ts';

export interface JobDefinition<T = unknown> {
  readonly name: string;
  /** Tries in all, with growing pauses; 5 when absent. */
  readonly attempts?: number;
  run(data: T, app: Injector): Promise<void>;
}

/** Declares work that is done later. It may run twice: make it idempotent. */
export function defineJob<T>(job: JobDefinition<T>): JobDefinition<T> {
  return job;
}

export interface JobOptions {
  /** The same id is queued once. No colon. */
  readonly jobId?: string;
  readonly delayMs?: number;
}

/** Injectable. Queues on BullMQ; a service without jobs loads nothing and opens no connection. */
export class Jobs {
  readonly #service: string;
  readonly #redis: RedisClients;
  readonly #log: Logger;
  readonly #workers: Worker[] = [];
  #queue: Promise<Queue> | undefined;

  constructor(service: string, redis: RedisClients, log: Logger) {
    this.#service = service;
    this.#redis = redis;
    this.#log = log;
  }

  async add<T>(job: JobDefinition<T>, data: T, { jobId, delayMs }: JobOptions = {}): Promise<void> {
    this.#queue ??= this.#openQueue();
    const queue = await this.#queue;
    await queue.add(job.name, data, {
      attempts: job.attempts ?? 5,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: { age: 24 * 60 * 60, count: 1_000 },
      removeOnFail: { age: 7 * 24 * 60 * 60, count: 1_000 },
      ...(jobId === undefined ? {} : { jobId }),
      ...(delayMs === undefined ? {} : { delay: delayMs }),
    });
  }

  /** Starts the one worker of this process for all of the service's jobs. */
  async work(jobs: readonly JobDefinition[], app: Injector): Promise<void> {
    if (jobs.length === 0) return;
    const byName = new Map(jobs.map((job) => [job.name, job]));
    const { Worker } = await import('bullmq');
    const connection = await this.#redis.subscriber();
    const run = async (job: { name: string; data: unknown }) => byName.get(job.name)?.run(job.data, app);
    const worker = new Worker(this.#name(), run, { connection, concurrency: 4 });
    worker.on('error', (error) => this.#log.warn({ err: error }, 'job worker'));
    worker.on('failed', (job, error) => this.#log.warn({ job: job?.name, err: error }, 'job failed'));
    this.#workers.push(worker);
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#workers.map((worker) => worker.close()));
    await this.#queue?.then((queue) => queue.close()).catch(() => {});
  }

  async #openQueue(): Promise<Queue> {
    const { Queue } = await import('bullmq');
    const queue = new Queue(this.#name(), { connection: await this.#redis.subscriber() });
    queue.on('error', (error) => this.#log.warn({ err: error }, 'job queue'));
    return queue;
  }

  #name(): string {
    return `moons-${this.#service}`;
  }
}

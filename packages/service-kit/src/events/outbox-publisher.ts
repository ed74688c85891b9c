import { randomUUID } from 'node:crypto';
import { eventRetentionMs } from '@moons/contracts/event';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { isAway, isDuplicate } from '../data/failures.ts';
import type { RedisClients } from '../data/redis.ts';
import { outboxCollection, type OutboxRecord } from './outbox.ts';

const leases = 'leases';
const leaseMs = 5_000;
const pollMs = 1_000;
const batch = 100;

interface Lease {
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Puts what waits in the outbox on the Redis stream, in order, one publisher at a time however many
 * instances run. What cannot be sent waits; what was sent twice is recognised by its event id.
 */
export class OutboxPublisher {
  readonly #connection: Connection;
  readonly #redis: RedisClients;
  readonly #stream: string;
  readonly #log: Logger;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(connection: Connection, redis: RedisClients, stream: string, log: Logger) {
    this.#connection = connection;
    this.#redis = redis;
    this.#stream = stream;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /** Something was committed: look now. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#running = this.#publish().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #publish(): Promise<void> {
    try {
      if (!this.#redis.main.isReady || this.#connection.readyState !== 1) return;
      const outbox = this.#connection.collection<OutboxRecord>(outboxCollection);
      const waiting = () => outbox.find({ waiting: true }).sort({ _id: 1 }).limit(batch).toArray();
      for (let records = await waiting(); records.length > 0 && !this.#stopped; records = await waiting()) {
        if (!(await this.#holdLease())) return;
        for (const record of records) {
          await this.#send(record);
          await outbox.updateOne(
            { _id: record._id },
            { $set: { sentAt: new Date() }, $unset: { waiting: 1 } },
          );
        }
      }
    } catch (error) {
      if (!isAway(error)) this.#log.warn({ err: error }, 'outbox waits');
    }
  }

  async #send(record: OutboxRecord): Promise<void> {
    const oldest = Date.now() - eventRetentionMs;
    await this.#redis.main.xAdd(
      this.#stream,
      '*',
      { event: JSON.stringify(record.envelope) },
      { TRIM: { strategy: 'MINID', strategyModifier: '~', threshold: oldest } },
    );
  }

  async #holdLease(): Promise<boolean> {
    const now = Date.now();
    const free = { _id: 'outbox', $or: [{ holder: this.#holder }, { until: { $lt: new Date(now) } }] };
    const mine = { $set: { holder: this.#holder, until: new Date(now + leaseMs) } };
    try {
      await this.#connection.collection<Lease>(leases).updateOne(free, mine, { upsert: true });
      return true;
    } catch (error) {
      // Another instance holds it.
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isAway } from '../data/failures.ts';
import type { Redis, RedisClients } from '../data/redis.ts';
import type { EventRunner } from './event-runner.ts';

const blockMs = 2_000;
const count = 20;
const pauseMs = 300;

export interface EventConsumerOptions {
  readonly stream: string;
  /** The service's name: its instances share the events. */
  readonly group: string;
  /** How long a message lies unacknowledged before it is tried again, by this or another instance. */
  readonly retryAfterMs?: number;
}

interface Message {
  readonly id: string;
  readonly message: Record<string, string>;
}

/** Reads the event stream as one of the service's group, on a connection of its own. */
export class EventConsumer {
  readonly #redis: RedisClients;
  readonly #runner: EventRunner;
  readonly #options: Required<EventConsumerOptions>;
  readonly #log: Logger;
  readonly #name = randomUUID();
  #client: Redis | undefined;
  #loop: Promise<void> | undefined;
  #stopped = false;
  #lastClaim = 0;

  constructor(redis: RedisClients, runner: EventRunner, options: EventConsumerOptions, log: Logger) {
    this.#redis = redis;
    this.#runner = runner;
    this.#options = { retryAfterMs: 2_000, ...options };
    this.#log = log;
  }

  start(): void {
    this.#loop = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#client?.isOpen) this.#client.destroy();
    await this.#loop;
  }

  async #run(): Promise<void> {
    let grouped = false;
    while (!this.#stopped) {
      try {
        this.#client ??= await this.#redis.subscriber();
        if (!grouped) await this.#makeGroup(this.#client);
        grouped = true;
        await this.#retryStale(this.#client);
        await this.#readNew(this.#client);
      } catch (error) {
        if (this.#stopped) return;
        // A Redis that came back empty knows no group any more.
        if (error instanceof Error && error.message.startsWith('NOGROUP')) grouped = false;
        else if (!isAway(error)) this.#log.warn({ err: error }, 'event stream');
        await sleep(pauseMs);
      }
    }
  }

  /** From the beginning of what is kept: a new service learns what happened before it. */
  async #makeGroup(client: Redis): Promise<void> {
    const { stream, group } = this.#options;
    await client.xGroupCreate(stream, group, '0', { MKSTREAM: true }).catch((error: Error) => {
      if (!error.message.startsWith('BUSYGROUP')) throw error;
    });
  }

  async #readNew(client: Redis): Promise<void> {
    const { stream, group, retryAfterMs } = this.#options;
    const answer = await client.xReadGroup(
      group,
      this.#name,
      { key: stream, id: '>' },
      { COUNT: count, BLOCK: Math.min(blockMs, retryAfterMs) },
    );
    for (const part of (answer as { messages: Message[] }[] | null) ?? [])
      await this.#handle(client, part.messages);
  }

  async #retryStale(client: Redis): Promise<void> {
    const { stream, group, retryAfterMs } = this.#options;
    if (Date.now() - this.#lastClaim < retryAfterMs) return;
    this.#lastClaim = Date.now();
    const { messages } = await client.xAutoClaim(stream, group, this.#name, retryAfterMs, '0', {
      COUNT: count,
    });
    await this.#handle(client, messages.filter((message) => message !== null) as Message[]);
  }

  async #handle(client: Redis, messages: readonly Message[]): Promise<void> {
    const { stream, group } = this.#options;
    for (const { id, message } of messages) {
      if (this.#stopped) return;
      const done = await this.#runner.run(id, message['event']);
      if (done) await client.xAck(stream, group, id);
    }
  }
}

import { createClient, type RedisClientType } from 'redis';
import type { Logger } from 'pino';

export type Redis = RedisClientType;

/**
 * Injectable. `main` is for commands and refuses at once while Redis is away; `subscriber()` opens a
 * connection of its own for blocking reads and subscriptions. All of them reconnect by themselves.
 */
export class RedisClients {
  readonly main: Redis;
  readonly #url: string;
  readonly #log: Logger;
  readonly #others = new Set<Redis>();
  #lastWarning = 0;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
    this.main = this.#create(true);
  }

  /** Begins to connect, without waiting: the service answers 503 until Redis is there. */
  start(): void {
    void this.main.connect().catch(() => {});
  }

  /** A connected client of its own. Waits for Redis when it is away. */
  async subscriber(): Promise<Redis> {
    const client = this.#create(false);
    this.#others.add(client);
    await client.connect();
    return client;
  }

  async answers(): Promise<boolean> {
    if (!this.main.isReady) return false;
    const late = new Promise<false>((resolve) => setTimeout(resolve, 800, false).unref());
    const pong = this.main.ping().then(
      () => true,
      () => false,
    );
    return Promise.race([pong, late]);
  }

  stop(): void {
    for (const client of [this.main, ...this.#others]) {
      if (client.isOpen) client.destroy();
    }
  }

  #create(refuseWhileAway: boolean): Redis {
    // The library's own timer per command costs more than the command (stack notes); its types do not
    // know that `undefined` switches it off.
    const commandOptions = { timeout: undefined } as unknown as Record<string, never>;
    const client = createClient({
      url: this.#url,
      disableOfflineQueue: refuseWhileAway,
      commandOptions,
      socket: { connectTimeout: 800, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
    }) as RedisClientType;
    client.on('error', (error) => this.#warn(error));
    return client;
  }

  #warn(error: unknown): void {
    if (Date.now() - this.#lastWarning < 10_000) return;
    this.#lastWarning = Date.now();
    this.#log.warn({ err: error }, 'redis is away');
  }
}

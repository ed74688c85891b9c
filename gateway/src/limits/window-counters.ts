import type { Redis } from '../redis.ts';

const windowMs = 60_000;
const flushMs = 250;

interface Count {
  window: number;
  /** What all gateways together had counted when we last asked. */
  known: number;
  /** What we have counted since. */
  pending: number;
}

/**
 * Counters per minute, shared by all gateways. A request only touches memory; what was counted is added up
 * in Redis four times a second, so that a limit costs no round trip. While Redis is away each gateway
 * counts for itself.
 */
export class WindowCounters {
  readonly #redis: Redis;
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  /** Counts one. Answers 0, or the seconds to wait when `max` is used up in this minute. */
  take(name: string, max: number, now = Date.now()): number {
    const window = Math.floor(now / windowMs);
    let count = this.#counts.get(name);
    if (!count || count.window !== window) {
      count = { window, known: 0, pending: 0 };
      this.#counts.set(name, count);
    }
    if (count.known + count.pending >= max) return Math.ceil(((window + 1) * windowMs - now) / 1_000);
    count.pending += 1;
    return 0;
  }

  async flush(now = Date.now()): Promise<void> {
    const window = Math.floor(now / windowMs);
    const sends: Promise<void>[] = [];
    for (const [name, count] of this.#counts) {
      if (count.window !== window) this.#counts.delete(name);
      else if (count.pending > 0) sends.push(this.#send(name, count));
    }
    await Promise.all(sends);
  }

  async #send(name: string, count: Count): Promise<void> {
    const { pending } = count;
    const key = `moons:limit:${name}:${count.window}`;
    try {
      const [total] = await Promise.all([
        this.#redis.incrBy(key, pending),
        this.#redis.pExpire(key, 2 * windowMs),
      ]);
      count.known = Number(total);
      count.pending -= pending;
    } catch {
      // Redis is away: what is pending stays ours and counts here
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

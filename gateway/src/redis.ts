import { createClient } from 'redis';
import type { Logger } from './logger.ts';

const answerWithinMs = 1_000;
/** `undefined` is what turns the timer off; the library's type does not say so. */
const withoutTimer: object = { timeout: undefined };

/**
 * A client that never holds a request up: commands fail at once while Redis is away, and it connects
 * again by itself. The per-command abort timer is off (three times the CPU); `answer` bounds the wait.
 */
export function createRedis(url: string, logger: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: withoutTimer,
    commandsQueueMaxLength: 20_000,
    socket: {
      connectTimeout: 1_000,
      reconnectStrategy: (retries: number) => Math.min(50 * (retries + 1), 500),
    },
  });
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) logger.warn({ error }, 'Redis is away');
    away = true;
  });
  client.on('ready', () => {
    if (away) logger.info('Redis is back');
    away = false;
  });
  return client;
}
export type Redis = ReturnType<typeof createRedis>;

/** Starts connecting without waiting: the gateway starts without Redis too. */
export function connectInBackground(client: Redis): void {
  client.connect().catch(() => undefined); // told by the error event; the strategy goes on trying
}

export class RedisAway extends Error {
  constructor(cause: unknown) {
    super('Redis does not answer', { cause });
    this.name = 'RedisAway';
  }
}

/** Redis' answer within a second. @throws RedisAway */
export async function answer<T>(command: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisAway('timeout')), answerWithinMs);
  });
  try {
    return await Promise.race([command, late]);
  } catch (error) {
    throw error instanceof RedisAway ? error : new RedisAway(error);
  } finally {
    clearTimeout(timer);
  }
}

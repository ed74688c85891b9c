import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Revision } from '@moons/contracts/platform/revision';
import type { Logger } from '../logger.ts';
import { connectInBackground, createRedis, type Redis } from '../redis.ts';
import { revisionChannel, type RevisionStore } from './revision-store.ts';

const pollMs = 1_500;
export const fallbackFile = 'revision.json';

/** The live revision, at most two seconds old; the last known one while Redis is away. */
export class RevisionWatcher {
  readonly #store: RevisionStore;
  readonly #folder: string;
  readonly #logger: Logger;
  readonly #subscriber: Redis;
  readonly #timer: NodeJS.Timeout;
  #current: Revision | undefined;

  constructor(store: RevisionStore, config: { releasesDir: string; redisUrl: string }, logger: Logger) {
    this.#store = store;
    this.#folder = config.releasesDir;
    this.#logger = logger;
    this.#subscriber = createRedis(config.redisUrl, logger);
    let listening = false;
    this.#subscriber.on('ready', () => {
      if (listening) return;
      listening = true;
      this.#subscriber.subscribe(revisionChannel, () => void this.look()).catch(() => (listening = false));
    });
    connectInBackground(this.#subscriber);
    this.#timer = setInterval(() => void this.look(), pollMs).unref();
  }

  get current(): Revision | undefined {
    return this.#current;
  }

  /** Asks now. Never throws. */
  async look(): Promise<void> {
    const found = await this.#store.current().catch((error: unknown) => {
      if (!this.#current) this.#logger.debug({ error }, 'The revision is read from its file');
      return null;
    });
    const next = found ?? (this.#current ? undefined : await this.#fromFile());
    // Another content under the same id is a Redis that was emptied and filled anew.
    if (!next || (next.id === this.#current?.id && next.createdAt === this.#current.createdAt)) return;
    this.#current = next;
    this.#logger.info({ revision: next.id }, 'A revision is live');
  }

  async #fromFile(): Promise<Revision | undefined> {
    return readRevisionFile(this.#folder);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#subscriber.destroy();
  }
}

/** What was last published, for a Redis that is empty or away. */
export async function readRevisionFile(releasesDir: string): Promise<Revision | undefined> {
  const text = await readFile(join(releasesDir, fallbackFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = Revision.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

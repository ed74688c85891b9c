import { randomUUID } from 'node:crypto';
import type { RedisClients } from '@moons/service-kit';
import type { StoredMessage } from './message.schema.ts';

/** What instances tell each other about a room. Only announcements: losing one loses nothing that is kept. */
export type Announcement =
  | { kind: 'messages'; messages: StoredMessage[] }
  | { kind: 'heart' }
  | { kind: 'presence'; change: 'joined' | 'left'; participantCount: number };

type Listener = (announcement: Announcement) => void;
type Subscriber = Awaited<ReturnType<RedisClients['subscriber']>>;

/** Nobody waits longer than this at the door for Redis: the room reads MongoDB until it hears. */
const patienceMs = 500;

const channelOf = (streamId: string): string => `circles:room:${streamId}`;

/** Redis pub/sub between the instances of this service. */
export class Bus {
  readonly #instance = randomUUID();
  readonly #wanted = new Map<string, Listener>();
  readonly #heard = new Set<string>();
  #subscriber: Subscriber | undefined;
  #connecting: Promise<void> | undefined;

  /** `onReturn` is called when a lost subscription is back: what was announced meanwhile was not heard. */
  constructor(
    private readonly redis: RedisClients,
    private readonly onReturn: () => void,
  ) {}

  /** True when announcements for this room arrive. */
  hears(streamId: string): boolean {
    return this.#heard.has(streamId) && this.#subscriber?.isReady === true;
  }

  async listen(streamId: string, listener: Listener): Promise<void> {
    this.#wanted.set(streamId, listener);
    await Promise.race([
      this.#reconcile(streamId),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  }

  async forget(streamId: string): Promise<void> {
    this.#wanted.delete(streamId);
    if (!this.#heard.delete(streamId) || !this.#subscriber?.isReady) return;
    await this.#subscriber.unsubscribe(channelOf(streamId)).catch(() => {});
  }

  /** Tries again what could not be subscribed to. */
  async mend(): Promise<void> {
    for (const streamId of this.#wanted.keys()) await this.#reconcile(streamId);
  }

  publish(streamId: string, announcement: Announcement): void {
    // Never queued while Redis is away: the others read MongoDB then.
    if (!this.redis.main.isReady) return;
    const body = JSON.stringify({ from: this.#instance, ...announcement });
    this.redis.main.publish(channelOf(streamId), body).catch(() => {});
  }

  async #reconcile(streamId: string): Promise<void> {
    if (this.#heard.has(streamId) || !this.redis.main.isReady) return;
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined));
    await this.#connecting;
    const subscriber = this.#subscriber;
    if (!subscriber?.isReady || this.#heard.has(streamId)) return;
    this.#heard.add(streamId);
    try {
      await subscriber.subscribe(channelOf(streamId), (body: string) => this.#hear(streamId, body));
    } catch {
      this.#heard.delete(streamId);
    }
  }

  async #connect(): Promise<void> {
    if (this.#subscriber) return;
    try {
      const subscriber = await this.redis.subscriber();
      subscriber.on('ready', this.onReturn);
      this.#subscriber = subscriber;
    } catch {
      // mend() asks again
    }
  }

  #hear(streamId: string, body: string): void {
    const { from, ...announcement } = JSON.parse(body) as { from: string } & Announcement;
    if (from !== this.#instance) this.#wanted.get(streamId)?.(announcement as Announcement);
  }
}

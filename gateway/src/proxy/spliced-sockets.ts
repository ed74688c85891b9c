import type { Duplex } from 'node:stream';

interface Spliced {
  readonly client: Duplex;
  readonly upstream: Duplex;
  /** Whether the client has sent anything since the last look. */
  active: boolean;
}

/** Open sockets by session, so that a logout closes them (design, section 5: ends ours at once). */
export class SplicedSockets {
  readonly #bySession = new Map<string, Set<Spliced>>();

  add(sessionKey: string, client: Duplex, upstream: Duplex): void {
    const spliced: Spliced = { client, upstream, active: true };
    const set = this.#bySession.get(sessionKey) ?? new Set<Spliced>();
    this.#bySession.set(sessionKey, set.add(spliced));
    client.on('data', () => (spliced.active = true));
    const gone = () => {
      set.delete(spliced);
      if (set.size === 0 && this.#bySession.get(sessionKey) === set) this.#bySession.delete(sessionKey);
      client.destroy();
      upstream.destroy();
    };
    client.on('close', gone);
    upstream.on('close', gone);
  }

  get size(): number {
    let size = 0;
    for (const set of this.#bySession.values()) size += set.size;
    return size;
  }

  /** Sessions with sockets, and whether their people have said anything since the last look. */
  look(): { key: string; active: boolean }[] {
    return [...this.#bySession].map(([key, set]) => {
      let active = false;
      for (const spliced of set) {
        active ||= spliced.active;
        spliced.active = false;
      }
      return { key, active };
    });
  }

  closeSession(key: string): void {
    for (const spliced of this.#bySession.get(key) ?? []) sayGoodbye(spliced, 1008);
  }

  /** 1001, going away: the client connects again, to another gateway. */
  closeAll(): void {
    for (const set of this.#bySession.values()) for (const spliced of set) sayGoodbye(spliced, 1001);
  }
}

/** A close frame of our own after the upstream is cut off (RFC 6455, 5.5.1), then the end. */
function sayGoodbye({ client, upstream }: Spliced, code: number): void {
  upstream.unpipe(client);
  client.unpipe(upstream);
  client.resume();
  if (client.writable) client.end(Buffer.from([0x88, 0x02, code >> 8, code & 0xff]));
  upstream.destroy();
  setTimeout(() => client.destroy(), 1_000).unref();
}

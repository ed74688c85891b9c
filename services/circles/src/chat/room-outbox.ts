import type { Connection } from './connection.ts';

interface Outgoing {
  readonly frame: Buffer;
  /** The sender's own sockets get this one instead: it carries her `clientId`. */
  readonly own?: { readonly memberId: string; readonly frame: Buffer };
}

/** Under load, what comes within this time leaves in one write per socket. */
const coalesceMs = 10;

/** Sends frames to all readers of a room: at once when idle, gathered under load. */
export class RoomOutbox {
  #waiting: Outgoing[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lastFlush = 0;

  constructor(private readonly readers: ReadonlySet<Connection>) {}

  push(outgoing: Outgoing): void {
    this.#waiting.push(outgoing);
    if (this.#timer) return;
    const idleFor = performance.now() - this.#lastFlush;
    if (idleFor >= coalesceMs) this.flush();
    else this.#timer = setTimeout(() => this.flush(), coalesceMs - idleFor);
  }

  /** Sends what waits now: before a reader is added, so that she gets nothing twice. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#lastFlush = performance.now();
    const common = join(batch.map(({ frame }) => frame));
    const ofSenders = new Map<string, Buffer>();
    for (const { own } of batch) {
      if (!own || ofSenders.has(own.memberId)) continue;
      const { memberId } = own;
      const frames = batch.map((each) => (each.own?.memberId === memberId ? each.own.frame : each.frame));
      ofSenders.set(memberId, join(frames));
    }
    for (const reader of this.readers) reader.write(ofSenders.get(reader.caller.memberId) ?? common);
  }
}

const join = (frames: Buffer[]): Buffer =>
  frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames);

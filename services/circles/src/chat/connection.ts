import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { ServerMessage } from '@moons/contracts/circles/chat';
import type { Caller } from '@moons/service-kit';
import { textFrame } from './text-frame.ts';
import { TokenBucket } from './token-bucket.ts';

/** A reader that lets this much pile up is cut: it comes back and resumes (design, section 8). */
export const maxBufferedBytes = 1024 * 1024;
/** Close code and grace for a cut reader. */
const tryAgainLater = 1013;
const cutGraceMs = 1_000;

/** One socket of one member. Who she is was settled at the upgrade; nothing she sends changes it. */
export class Connection {
  readonly frames = new TokenBucket(60, 20);
  readonly hearts = new TokenBucket(10, 5);
  /** Rooms she is in on this socket. */
  readonly joined = new Set<string>();
  malformed = 0;
  limited = 0;
  /** Answered the last ping. */
  alive = true;
  /** Frames are handled one after the other, so that a message sent right after a join finds it done. */
  tail: Promise<void> = Promise.resolve();
  #cut = false;

  constructor(
    readonly socket: WebSocket,
    /** The socket beneath: frames built once are written straight to it. */
    private readonly raw: Duplex,
    readonly caller: Caller,
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN && !this.#cut;
  }

  send(message: ServerMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** Writes ready frames; cuts the connection when its reader has stalled. */
  write(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > maxBufferedBytes) {
      this.#cut = true;
      this.socket.close(tryAgainLater, 'slow reader');
      setTimeout(() => this.socket.terminate(), cutGraceMs).unref();
      return;
    }
    this.raw.write(frame);
  }
}

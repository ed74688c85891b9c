import { recentOnJoin, resumeLimit, type ServerMessage } from '@moons/contracts/circles/chat';
import type { ChatLog } from './chat-log.ts';
import type { Connection } from './connection.ts';
import type { StoredMessage } from './message.schema.ts';
import { presentMessage } from './present-message.ts';
import type { Pseudonyms } from './pseudonym.ts';
import { RoomOutbox } from './room-outbox.ts';
import { textFrame } from './text-frame.ts';

/** How long a missing number may still be on its way before it is read from MongoDB. */
const gapGraceMs = 25;
const readSize = 200;

/**
 * One room on this instance. It delivers by number alone: what is announced early waits, what is
 * missing is read from MongoDB, so that order and completeness hold whatever Redis does.
 */
export class Room {
  readonly readers = new Set<Connection>();
  readonly #outbox = new RoomOutbox(this.readers);
  readonly #early = new Map<number, StoredMessage>();
  #gapTimer: NodeJS.Timeout | undefined;
  #catchUp: Promise<void> | undefined;

  constructor(
    readonly streamId: string,
    /** The last number delivered here. */
    public lastSeq: number,
    private readonly log: ChatLog,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  hasMember(memberId: string): boolean {
    for (const reader of this.readers) if (reader.caller.memberId === memberId) return true;
    return false;
  }

  /** Something was stored, here or elsewhere. */
  announce(messages: readonly StoredMessage[]): void {
    for (const message of messages) if (message.seq > this.lastSeq) this.#early.set(message.seq, message);
    this.#deliverReady();
    this.#mindGap();
  }

  /** Reads and delivers what was missed. Rejects when MongoDB cannot be read; asked again later. */
  catchUp(): Promise<void> {
    this.#catchUp ??= this.#readMissing()
      .then(() => this.#mindGap())
      .finally(() => (this.#catchUp = undefined));
    return this.#catchUp;
  }

  /** To everyone here, without a number: hearts, comings and goings. */
  broadcast(message: ServerMessage): void {
    this.#outbox.push({ frame: textFrame(JSON.stringify(message)) });
  }

  /**
   * Adds a reader: first her `joined`, then what she missed in order, then everything that comes.
   * Without `since`, and after too long a gap (`reload`), she gets the latest few.
   */
  async admit(reader: Connection, since: number | undefined, participantCount: number): Promise<void> {
    await this.catchUp();
    const missed = since === undefined ? 0 : this.lastSeq - since;
    const reload = missed > resumeLimit || missed < 0;
    let cursor = since === undefined || reload ? Math.max(0, this.lastSeq - recentOnJoin) : since;
    reader.send({
      type: 'joined',
      streamId: this.streamId,
      data: {
        userId: this.pseudonyms.of(this.streamId, reader.caller.memberId),
        participantCount,
        lastSeq: this.lastSeq,
        resume: reload ? 'reload' : 'complete',
      },
    });
    while (cursor < this.lastSeq && reader.isOpen) {
      const rows = await this.log.after(this.streamId, cursor, readSize);
      if (rows.length === 0) break;
      for (const message of rows) {
        if (message.seq > this.lastSeq) break;
        reader.send(this.#present(message, reader.caller.memberId === message.memberId));
        cursor = message.seq;
      }
    }
    this.#outbox.flush();
    if (reader.isOpen) this.readers.add(reader);
  }

  close(): void {
    clearTimeout(this.#gapTimer);
    this.#outbox.flush();
  }

  /** What is still missing after its grace is read from MongoDB; the registry asks again if that fails. */
  #mindGap(): void {
    if (this.#early.size > 0)
      this.#gapTimer ??= setTimeout(() => void this.catchUp().catch(() => {}), gapGraceMs);
  }

  async #readMissing(): Promise<void> {
    clearTimeout(this.#gapTimer);
    this.#gapTimer = undefined;
    for (;;) {
      const rows = await this.log.after(this.streamId, this.lastSeq, readSize);
      const before = this.lastSeq;
      for (const row of rows) this.#early.set(row.seq, row);
      this.#deliverReady();
      if (rows.length < readSize || this.lastSeq === before) return;
    }
  }

  #deliverReady(): void {
    for (;;) {
      const next = this.#early.get(this.lastSeq + 1);
      if (!next) break;
      this.lastSeq = next.seq;
      const own = { memberId: next.memberId, frame: textFrame(JSON.stringify(this.#present(next, true))) };
      this.#outbox.push({ frame: textFrame(JSON.stringify(this.#present(next, false))), own });
    }
    for (const seq of this.#early.keys()) if (seq <= this.lastSeq) this.#early.delete(seq);
  }

  #present(message: StoredMessage, own: boolean): ServerMessage {
    return presentMessage(message, this.pseudonyms, { own });
  }
}

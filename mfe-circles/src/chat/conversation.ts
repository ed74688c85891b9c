import type { NumberedMessage } from '@moons/contracts/circles/chat';
import { fromServer, fromUnsent, type ShownMessage, type Unsent } from './shown-message.ts';

/** How many lines the page keeps; older ones have been read. */
const keptLines = 1_000;

/** The conversation in the order of its numbers: each message once, none skipped. */
export class Conversation {
  /** The last number seen; undefined until the room has said where it stands. */
  lastSeq: number | undefined;
  #numbered: readonly ShownMessage[] = [];
  #refused: readonly ShownMessage[] = [];
  /** Acknowledged, but its numbered copy has not come yet. */
  #acknowledged: readonly Unsent[] = [];

  /** Takes a message. `gap` means that something before it is missing and must be asked for. */
  take(message: NumberedMessage, ownId: string | undefined): 'taken' | 'known' | 'gap' {
    if (this.lastSeq !== undefined && message.seq <= this.lastSeq) return 'known';
    if (this.lastSeq !== undefined && message.seq > this.lastSeq + 1) return 'gap';
    this.lastSeq = message.seq;
    this.#numbered = [...this.#numbered, fromServer(message, ownId)].slice(-keptLines);
    const { clientId } = message.data;
    this.#acknowledged = this.#acknowledged.filter((unsent) => unsent.clientId !== clientId);
    return 'taken';
  }

  /** Stored under this number; shown as sent until, or unless, its numbered copy is here. */
  acknowledge(unsent: Unsent, seq: number): void {
    if (this.lastSeq === undefined || seq > this.lastSeq)
      this.#acknowledged = [...this.#acknowledged, unsent];
  }

  refuse(unsent: Unsent, error: string): void {
    this.#refused = [...this.#refused, fromUnsent(unsent, error)];
  }

  /** The room could not fill the gap: start over from what it sends now. */
  clear(): void {
    this.lastSeq = undefined;
    this.#numbered = [];
    this.#acknowledged = [];
  }

  lines(unsent: readonly Unsent[]): readonly ShownMessage[] {
    const sent = this.#acknowledged.map((each): ShownMessage => ({ ...fromUnsent(each), state: 'sent' }));
    return [...this.#numbered, ...sent, ...this.#refused, ...unsent.map((each) => fromUnsent(each))];
  }
}

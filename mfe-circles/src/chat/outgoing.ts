import type { Unsent } from './shown-message.ts';
import type { UnsentStore } from './unsent-store.ts';

/** Words unanswered for this long mean that the line is dead, though nothing said so. */
const answerWithinMs = 10_000;
const retryMs = 2_000;
/** Unanswered words at a time, well below the room's rate limit. */
const maxInFlight = 20;

interface OutgoingOptions {
  readonly transmit: (unsent: Unsent) => void;
  readonly onSilence: () => void;
}

/** Sends what is kept, in order, until each is acknowledged. */
export class Outgoing {
  readonly #inFlight = new Set<string>();
  readonly #retries = new Set<ReturnType<typeof setTimeout>>();
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(
    private readonly kept: UnsentStore,
    private readonly options: OutgoingOptions,
  ) {}

  /** The room listens: everything kept goes out, under the ids it had. */
  resume(): void {
    this.#isOpen = true;
    this.#sendWaiting();
  }

  /** The line is down: nothing is on its way any more. */
  pause(): void {
    this.#isOpen = false;
    this.#inFlight.clear();
    clearTimeout(this.#silence);
    this.#silence = undefined;
    for (const retry of this.#retries) clearTimeout(retry);
    this.#retries.clear();
  }

  add(unsent: Unsent): void {
    this.kept.add(unsent);
    this.#sendWaiting();
  }

  /** Stored or refused for good. Answers what it was, if it was still kept. */
  settle(clientId: string): Unsent | undefined {
    const unsent = this.kept.remove(clientId);
    this.#inFlight.delete(clientId);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.#inFlight.size > 0) this.#expectAnswer();
    this.#sendWaiting();
    return unsent;
  }

  /** Could not be stored just now: the same words under the same id, a little later. */
  retryLater(clientId: string): void {
    const retry = setTimeout(() => {
      this.#retries.delete(retry);
      this.#inFlight.delete(clientId);
      this.#sendWaiting();
    }, retryMs);
    this.#retries.add(retry);
  }

  #sendWaiting(): void {
    if (!this.#isOpen) return;
    for (const unsent of this.kept.items) {
      if (this.#inFlight.size >= maxInFlight) return;
      if (this.#inFlight.has(unsent.clientId)) continue;
      this.#inFlight.add(unsent.clientId);
      this.options.transmit(unsent);
      this.#expectAnswer();
    }
  }

  #expectAnswer(): void {
    this.#silence ??= setTimeout(() => this.options.onSilence(), answerWithinMs);
  }
}

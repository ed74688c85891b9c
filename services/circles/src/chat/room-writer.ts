import type { Model } from 'mongoose';
import type { Draft, StoredMessage } from './message.schema.ts';

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (stored: StoredMessage) => void;
  readonly reject: (error: unknown) => void;
}

const batchSize = 100;
/** Each lost race means that another instance's batch went in: progress is made, so this is generous. */
const maxRaces = 200;

/**
 * Numbers and writes the messages of one room. What arrives while a write is under way goes into the
 * next ordered insert together. No counter is needed: a batch takes the numbers after the highest
 * stored one, an ordered insert stops at the first number that another instance took, and the rest is
 * numbered anew. So a number is only ever written after the one before it: there are no gaps.
 */
export class RoomWriter {
  #queue: Waiting[] = [];
  #running = false;
  #last: number | undefined;

  constructor(
    private readonly streamId: string,
    private readonly model: Model<StoredMessage>,
    private readonly now: () => Date,
    private readonly onIdle: () => void,
  ) {}

  append(draft: Draft): Promise<StoredMessage> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ draft, resolve, reject });
      if (!this.#running) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, batchSize);
      try {
        await this.#write(batch);
      } catch (error) {
        this.#last = undefined;
        for (const waiting of batch) waiting.reject(error);
      }
    }
    this.#running = false;
    this.onIdle();
  }

  async #write(batch: Waiting[]): Promise<void> {
    let open = firstOfEach(batch);
    const settle = (stored: StoredMessage): void => {
      for (const { draft, resolve } of batch) if (key(draft) === key(stored)) resolve(stored);
      open = open.filter((draft) => key(draft) !== key(stored));
    };
    for (let race = 0; open.length > 0; race += 1) {
      this.#last ??= await this.#highest();
      const rows = this.#number(open, this.#last);
      try {
        await this.model.insertMany(rows, { ordered: true });
        this.#last += rows.length;
        rows.forEach(settle);
      } catch (error) {
        // Whatever went wrong, what is in the collection is the truth: ask it.
        this.#last = undefined;
        for (const stored of await this.#findStored(open)) settle(stored);
        if (!isDuplicate(error) || race >= maxRaces) {
          if (open.length > 0) throw error;
        } else if (open.length > 0) {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(race * 2, 20)));
        }
      }
    }
  }

  #number(drafts: Draft[], last: number): StoredMessage[] {
    const sentAt = this.now();
    return drafts.map((draft, index) => ({
      ...draft,
      streamId: this.streamId,
      seq: last + 1 + index,
      erased: false,
      sentAt,
    }));
  }

  async #highest(): Promise<number> {
    const row = await this.model
      .findOne({ streamId: this.streamId }, { seq: 1 })
      .sort({ seq: -1 })
      .lean<{ seq: number }>();
    return row?.seq ?? 0;
  }

  async #findStored(drafts: Draft[]): Promise<StoredMessage[]> {
    const clientId = { $in: drafts.map((draft) => draft.clientId) };
    const memberId = { $in: [...new Set(drafts.map((draft) => draft.memberId))] };
    return this.model.find({ streamId: this.streamId, memberId, clientId }).lean<StoredMessage[]>();
  }
}

const key = (of: { memberId: string; clientId: string }): string => `${of.memberId} ${of.clientId}`;

function firstOfEach(batch: Waiting[]): Draft[] {
  const first = new Map<string, Draft>();
  for (const { draft } of batch) if (!first.has(key(draft))) first.set(key(draft), draft);
  return [...first.values()];
}

function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}

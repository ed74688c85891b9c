import type { Model } from 'mongoose';
import type { StoredMessage, Draft } from './message.schema.ts';
import { RoomWriter } from './room-writer.ts';

/** Longest wait for MongoDB before the sender is told to keep her words, milliseconds. */
const writeTimeoutMs = 4_000;

/** The kept messages of all rooms: the one source of order and completeness. */
export class ChatLog {
  readonly #writers = new Map<string, RoomWriter>();
  #indexes: Promise<unknown> | undefined;

  constructor(
    private readonly model: Model<StoredMessage>,
    private readonly now: () => Date,
  ) {}

  /**
   * Stores a message under the next number of its room and answers when it is durable. The same
   * member's same `clientId` answers with the row that is there already.
   */
  async append(streamId: string, draft: Draft): Promise<StoredMessage> {
    await this.#ensureIndexes();
    let writer = this.#writers.get(streamId);
    if (!writer) {
      writer = new RoomWriter(streamId, this.model, this.now, () => this.#writers.delete(streamId));
      this.#writers.set(streamId, writer);
    }
    return within(writer.append(draft), writeTimeoutMs);
  }

  /** Messages after a number, in order. */
  async after(streamId: string, seq: number, limit: number): Promise<StoredMessage[]> {
    return this.model
      .find({ streamId, seq: { $gt: seq } })
      .sort({ seq: 1 })
      .limit(limit)
      .lean<StoredMessage[]>();
  }

  /** The highest number of a room, 0 when nothing was said yet. */
  async lastSeq(streamId: string): Promise<number> {
    const last = await this.model.findOne({ streamId }, { seq: 1 }).sort({ seq: -1 }).lean<{ seq: number }>();
    return last?.seq ?? 0;
  }

  /** The unique keys must stand before the first write, also when MongoDB was away at the start. */
  async #ensureIndexes(): Promise<void> {
    this.#indexes ??= this.model.createIndexes();
    try {
      await this.#indexes;
    } catch (error) {
      this.#indexes = undefined;
      throw error;
    }
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the write took too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

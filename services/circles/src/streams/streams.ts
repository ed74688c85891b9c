import type { Model } from 'mongoose';
import type { StreamRecord } from './stream.schema.ts';
import { maySee } from './stream-access.usecase.ts';
import type { Visitor } from './stream-access.usecase.ts';

/** How long the chat may go on by a status it read before, milliseconds. */
const recentMs = 2_000;

/** Reads circles. */
export class Streams {
  readonly #recent = new Map<string, { stream: StreamRecord | null; until: number }>();

  constructor(private readonly model: Model<StreamRecord>) {}

  async find(id: string): Promise<StreamRecord | null> {
    const stream = await this.model.findById(id).lean<StreamRecord | null>();
    if (this.#recent.size > 1_000) this.#recent.clear();
    this.#recent.set(id, { stream, until: performance.now() + recentMs });
    return stream;
  }

  /**
   * For each message of a room: the status may be up to two seconds old, and older while MongoDB cannot
   * be read (nothing can be stored then either).
   */
  async findRecent(id: string): Promise<StreamRecord | null> {
    const known = this.#recent.get(id);
    if (known && known.until > performance.now()) return known.stream;
    // Asked once, however many messages wait; she joined, so something is known.
    if (known) known.until = performance.now() + recentMs;
    return this.find(id).catch((error: unknown) => {
      if (!known) throw error;
      return known.stream;
    });
  }

  /** What she may see, by status (any when undefined), oldest first unless `newestFirst`. */
  async list(visitor: Visitor, status: string | undefined, newestFirst = false): Promise<StreamRecord[]> {
    const rows = await this.model
      .find(status === undefined ? {} : { status })
      .sort({ scheduledFor: newestFirst ? -1 : 1 })
      .lean<StreamRecord[]>();
    return rows.filter((stream) => maySee(stream, visitor));
  }
}

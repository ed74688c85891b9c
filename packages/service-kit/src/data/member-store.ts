import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';

export type Owned<T> = T & { memberId: string };
export type Stored<T> = T & { _id: Types.ObjectId; memberId: string; createdAt: Date; updatedAt: Date };
type Filter<T> = QueryFilter<Stored<T>>;
interface InSession {
  readonly session?: ClientSession | undefined;
}
interface FindOptions extends InSession {
  readonly sort?: Record<string, 1 | -1>;
  readonly limit?: number;
}

/**
 * The only way to member data: every method needs the owner's id, so that forgetting it does not
 * compile, and a filter cannot widen it.
 */
export class MemberStore<T> {
  readonly #model: Model<Owned<T>>;

  constructor(model: Model<Owned<T>>) {
    this.#model = model;
  }

  async find(memberId: string, filter: Filter<T> = {}, options: FindOptions = {}): Promise<Stored<T>[]> {
    const query = this.#model.find(this.#own(memberId, filter)).session(options.session ?? null);
    if (options.sort) query.sort(options.sort);
    if (options.limit) query.limit(options.limit);
    return (await query.lean().exec()) as unknown as Stored<T>[];
  }

  async findOne(memberId: string, filter: Filter<T>, options: InSession = {}): Promise<Stored<T> | null> {
    const query = this.#model.findOne(this.#own(memberId, filter)).session(options.session ?? null);
    return (await query.lean().exec()) as unknown as Stored<T> | null;
  }

  async count(memberId: string, filter: Filter<T> = {}): Promise<number> {
    return this.#model.countDocuments(this.#own(memberId, filter)).exec();
  }

  async create(memberId: string, doc: T, options: InSession = {}): Promise<Stored<T>> {
    const made = new this.#model({ ...doc, memberId });
    await made.save({ session: options.session ?? null });
    return made.toObject() as unknown as Stored<T>;
  }

  /** The document after the change, or null when she has none that matches. */
  async updateOne(
    memberId: string,
    filter: Filter<T>,
    patch: UpdateQuery<T>,
    options: InSession = {},
  ): Promise<Stored<T> | null> {
    const query = this.#model
      .findOneAndUpdate(this.#own(memberId, filter), patch as UpdateQuery<Owned<T>>)
      .setOptions({ returnDocument: 'after', runValidators: true })
      .session(options.session ?? null);
    return (await query.lean().exec()) as unknown as Stored<T> | null;
  }

  /** How many were deleted. */
  async deleteMany(memberId: string, filter: Filter<T>, options: InSession = {}): Promise<number> {
    const query = this.#model.deleteMany(this.#own(memberId, filter)).session(options.session ?? null);
    return (await query.exec()).deletedCount;
  }

  // `$and`, so that a filter which names a memberId itself narrows and never replaces hers.
  #own(memberId: string, filter: Filter<T>): QueryFilter<Owned<T>> {
    if (typeof memberId !== 'string' || memberId === '') throw new TypeError('the owner’s id is missing');
    return (Object.keys(filter).length > 0 ? { $and: [{ memberId }, filter] } : { memberId }) as QueryFilter<
      Owned<T>
    >;
  }
}

import { Schema, type ClientSession } from 'mongoose';
import { fingerprint } from '../data/fingerprint.ts';
import type { ModelDefinition } from '../data/model-token.ts';
import type { Mongo } from '../data/mongo.ts';
import { unavailable } from '../refusal.ts';

const collection = 'tombstones';

interface Tombstone {
  _id: string;
  erasedAt: Date;
}

export const tombstoneModel: ModelDefinition = {
  name: 'Tombstone',
  schema: new Schema(
    { _id: String, erasedAt: { type: Date, required: true } },
    { collection, strict: 'throw', versionKey: false },
  ),
};

/** Remembers, as a keyed hash of the id only, who was erased: what comes late is refused. */
export class Tombstones {
  readonly #mongo: Mongo;
  readonly #secretKey: string;

  constructor(mongo: Mongo, secretKey: string) {
    this.#mongo = mongo;
    this.#secretKey = secretKey;
  }

  async has(memberId: string, session?: ClientSession): Promise<boolean> {
    if (this.#mongo.away) throw unavailable();
    const found = await this.#collection().findOne({ _id: this.#hash(memberId) }, session ? { session } : {});
    return found !== null;
  }

  async write(memberId: string, session: ClientSession): Promise<void> {
    const erasedAt = new Date();
    await this.#collection().updateOne(
      { _id: this.#hash(memberId) },
      { $setOnInsert: { erasedAt } },
      { upsert: true, session },
    );
  }

  #hash(memberId: string): string {
    return fingerprint(this.#secretKey, 'tombstone', memberId);
  }

  #collection() {
    return this.#mongo.connection.collection<Tombstone>(collection);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { Refusal, unavailable } from '../refusal.ts';
import { isDuplicate } from './failures.ts';
import { canonical, fingerprint } from './fingerprint.ts';
import type { ModelDefinition } from './model-token.ts';
import type { Transactions } from './transactions.ts';

const collection = 'idempotencyKeys';
const rememberedSeconds = 24 * 60 * 60;

interface KeyRecord {
  memberId: string;
  call: string;
  key: string;
  bodyHash: string;
  resultId: string;
  createdAt: Date;
}

const schema = new Schema(
  {
    memberId: { type: String, required: true },
    call: { type: String, required: true },
    key: { type: String, required: true },
    bodyHash: { type: String, required: true },
    resultId: { type: String, default: '' },
    createdAt: { type: Date, required: true, expires: rememberedSeconds },
  },
  { collection, strict: 'throw', versionKey: false },
);
schema.index({ memberId: 1, call: 1, key: 1 }, { unique: true });
export const idempotencyModel: ModelDefinition = { name: 'IdempotencyKey', schema };

export interface OnceArgs {
  readonly memberId: string;
  /** The call's id. */
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/**
 * Injectable. A write that a person can repeat happens once per key. What is remembered, for a day, is a
 * keyed hash of the body and the result's id, never the body.
 */
export class Idempotency {
  readonly #connection: Connection;
  readonly #transactions: Transactions;
  readonly #secretKey: string;

  constructor(connection: Connection, transactions: Transactions, secretKey: string) {
    this.#connection = connection;
    this.#transactions = transactions;
    this.#secretKey = secretKey;
  }

  /**
   * Runs `work` in a transaction and answers with the id it returns; a repetition answers with the first
   * one's id. @throws Refusal `request.conflict` (409) when the key came with another body.
   */
  async once(
    args: OnceArgs,
    work: (session: ClientSession) => Promise<string>,
  ): Promise<{ id: string; replayed: boolean }> {
    const { memberId, call, key } = args;
    if (key === undefined) return { id: await this.#transactions.run(work), replayed: false };
    const bodyHash = fingerprint(this.#secretKey, 'idempotency', canonical(args.body));
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const before = await this.#find(memberId, call, key);
      if (before) return replay(before, bodyHash);
      try {
        return { id: await this.#first({ memberId, call, key, bodyHash }, work), replayed: false };
      } catch (error) {
        if (!isDuplicate(error, collection)) throw error;
        // Another request with this key is first; what it made is visible as soon as it commits.
        await sleep(10 * (attempt + 1));
      }
    }
    throw unavailable();
  }

  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.#connection.collection<KeyRecord>(collection).deleteMany({ memberId }, { session });
  }

  #first(
    record: Omit<KeyRecord, 'resultId' | 'createdAt'>,
    work: (session: ClientSession) => Promise<string>,
  ) {
    const keys = this.#connection.collection<KeyRecord>(collection);
    return this.#transactions.run(async (session) => {
      // The key first: a racer waits here or fails, before it has done anything.
      const { insertedId } = await keys.insertOne(
        { ...record, resultId: '', createdAt: new Date() },
        { session },
      );
      const resultId = await work(session);
      await keys.updateOne({ _id: insertedId }, { $set: { resultId } }, { session });
      return resultId;
    });
  }

  #find(memberId: string, call: string, key: string) {
    return this.#connection.collection<KeyRecord>(collection).findOne({ memberId, call, key });
  }
}

function replay(record: KeyRecord, bodyHash: string): { id: string; replayed: boolean } {
  if (record.bodyHash === bodyHash) return { id: record.resultId, replayed: true };
  throw new Refusal('request.conflict', 409, 'This was already sent with other words. Please try once more.');
}

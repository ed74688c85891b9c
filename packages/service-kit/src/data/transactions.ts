import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import { unavailable } from '../refusal.ts';
import { hasLabel, isAway, isTransient } from './failures.ts';
import type { Mongo } from './mongo.ts';

const giveUpMs = 8_000;

/** Injectable. Several writes that stand or fall together. */
export class Transactions {
  readonly #mongo: Mongo;
  readonly #afterCommit = new Set<() => void>();

  constructor(mongo: Mongo) {
    this.#mongo = mongo;
  }

  /** Called after each commit: the outbox looks for what is to be sent. */
  onCommit(listener: () => void): void {
    this.#afterCommit.add(listener);
  }

  /**
   * Runs `work` in a transaction; runs it again when it met another transaction, so it must do nothing
   * outside the database that cannot be done twice. An unreachable server is not waited for.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    if (!this.#mongo.prepared || this.#mongo.away) throw unavailable();
    const session = await this.#mongo.connection.startSession();
    const deadline = Date.now() + giveUpMs;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await this.#once(session, work);
          for (const listener of this.#afterCommit) listener();
          return result;
        } catch (error) {
          if (isAway(error) || !isTransient(error)) throw error;
          if (Date.now() > deadline) throw unavailable();
          // Racers that wait equally long meet again: each waits its own time.
          await sleep(Math.random() * Math.min(200, 4 * 2 ** Math.min(attempt, 6)));
        }
      }
    } finally {
      await session.endSession().catch(() => {});
    }
  }

  async #once<T>(session: ClientSession, work: (session: ClientSession) => Promise<T>): Promise<T> {
    session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
    try {
      const result = await work(session);
      await commit(session);
      return result;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      throw error;
    }
  }
}

/** A commit whose answer was lost may be asked for again: it takes effect once. */
async function commit(session: ClientSession): Promise<void> {
  try {
    await session.commitTransaction();
  } catch (error) {
    if (!hasLabel(error, 'UnknownTransactionCommitResult')) throw error;
    await session.commitTransaction();
  }
}

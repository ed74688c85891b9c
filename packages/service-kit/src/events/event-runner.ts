import { EventEnvelope } from '@moons/contracts/event';
import { memberErased } from '@moons/contracts/membership/profile';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { isAway, isDuplicate } from '../data/failures.ts';
import type { Transactions } from '../data/transactions.ts';
import type { Injector } from '../injector.ts';
import { handledCollection, parkedCollection, type HandledEvent, type ParkedEvent } from './event-log.ts';
import type { EventHandler } from './handle-event.ts';
import type { Tombstones } from './tombstones.ts';

const maxTries = 10;

export interface EventRunnerParts {
  readonly connection: Connection;
  readonly transactions: Transactions;
  readonly tombstones: Tombstones;
  readonly app: Injector;
  readonly handlers: readonly EventHandler[];
  readonly log: Logger;
}

/** Runs the handlers of one event once, in one transaction with the note that it was handled. */
export class EventRunner {
  readonly #parts: EventRunnerParts;
  readonly #failures = new Map<string, number>();

  constructor(parts: EventRunnerParts) {
    this.#parts = parts;
  }

  /** Whether this message is done with: handled now or before, not for us, or parked after 10 tries. */
  async run(streamId: string, text: string | undefined): Promise<boolean> {
    const envelope = parse(text);
    if (!envelope)
      return this.#park(streamId, streamId, 'unreadable', new TypeError('not an event envelope'));
    const handlers = this.#parts.handlers.filter(({ event }) => event.id === envelope.type);
    if (handlers.length === 0) return true;
    try {
      await this.#handle(envelope, handlers);
      this.#failures.delete(envelope.eventId);
      return true;
    } catch (error) {
      if (isDuplicate(error, handledCollection)) return true;
      if (isAway(error)) return false;
      return this.#failed(streamId, envelope, error);
    }
  }

  async #handle(envelope: EventEnvelope, handlers: readonly EventHandler[]): Promise<void> {
    const { connection, transactions, app } = this.#parts;
    const { eventId, payload } = envelope;
    const handled = connection.collection<HandledEvent>(handledCollection);
    if (await handled.findOne({ _id: eventId })) return;
    await transactions.run(async (session) => {
      await handled.insertOne({ _id: eventId, handledAt: new Date() }, { session });
      if (await this.#comesTooLate(envelope)) return;
      for (const handler of handlers) await handler.run(payload, { session, eventId, app });
    });
  }

  /** An event about a member who was erased: refused, or it would bring her back. */
  async #comesTooLate({ type, payload }: EventEnvelope): Promise<boolean> {
    if (type === memberErased.id || typeof payload !== 'object' || payload === null) return false;
    const memberId = (payload as { memberId?: unknown }).memberId;
    return typeof memberId === 'string' && this.#parts.tombstones.has(memberId);
  }

  async #failed(streamId: string, { eventId, type }: EventEnvelope, error: unknown): Promise<boolean> {
    const tries = (this.#failures.get(eventId) ?? 0) + 1;
    this.#failures.set(eventId, tries);
    this.#parts.log.warn({ event: type, eventId, tries, err: error }, 'event handler failed');
    if (tries < maxTries) return false;
    this.#failures.delete(eventId);
    return this.#park(streamId, eventId, type, error);
  }

  async #park(streamId: string, eventId: string, type: string, error: unknown): Promise<boolean> {
    const record = {
      streamId,
      type,
      error: error instanceof Error ? error.name : 'unknown',
      parkedAt: new Date(),
    };
    this.#parts.log.error({ event: type, eventId, streamId }, 'event parked');
    try {
      const parked = this.#parts.connection.collection<ParkedEvent>(parkedCollection);
      await parked.updateOne({ _id: eventId }, { $set: record }, { upsert: true });
      return true;
    } catch {
      return false;
    }
  }
}

function parse(text: string | undefined): EventEnvelope | undefined {
  try {
    const result = EventEnvelope.safeParse(JSON.parse(text ?? ''));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

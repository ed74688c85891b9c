import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@moons/contracts/call';
import {
  eventRetentionMs,
  type EventDefinition,
  type EventEnvelope,
  type EventPayload,
} from '@moons/contracts/event';
import { Schema, type ClientSession, type Connection, mongo } from 'mongoose';
import type { ModelDefinition } from '../data/model-token.ts';
import type { Clock } from '../platform/clock.ts';

export const outboxCollection = 'outbox';

export interface OutboxRecord {
  /** Grows in the order of announcement within a process. */
  _id: InstanceType<typeof mongo.ObjectId>;
  envelope: EventEnvelope;
  /** Absent once it is on the stream, so that the index holds only what waits. */
  waiting?: true;
  sentAt?: Date;
}

const schema = new Schema(
  { envelope: { type: Schema.Types.Mixed, required: true }, waiting: Boolean, sentAt: Date },
  { collection: outboxCollection, strict: 'throw', versionKey: false },
);
schema.index({ waiting: 1, _id: 1 }, { sparse: true });
schema.index({ sentAt: 1 }, { expireAfterSeconds: eventRetentionMs / 1000 });
export const outboxModel: ModelDefinition = { name: 'Outbox', schema };

/** Injectable. Announces events: written with the work, published after the commit. */
export class Outbox {
  readonly #connection: Connection;
  readonly #service: ServiceName;
  readonly #clock: Clock;

  constructor(connection: Connection, service: ServiceName, clock: Clock) {
    this.#connection = connection;
    this.#service = service;
    this.#clock = clock;
  }

  /** Give the session of the transaction in which the thing itself happens. */
  async announce<E extends EventDefinition>(
    event: E,
    payload: EventPayload<E>,
    session: ClientSession,
  ): Promise<void> {
    if (event.from !== this.#service) throw new TypeError(`${event.id} is announced by ${event.from} only`);
    const envelope: EventEnvelope = {
      eventId: randomUUID(),
      type: event.id,
      from: this.#service,
      occurredAt: this.#clock.now().toISOString(),
      payload: event.payload.parse(payload),
    };
    const record: OutboxRecord = { _id: new mongo.ObjectId(), envelope, waiting: true };
    await this.#connection.collection<OutboxRecord>(outboxCollection).insertOne(record, { session });
  }
}

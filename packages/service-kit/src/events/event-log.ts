import { Schema } from 'mongoose';
import type { ModelDefinition } from '../data/model-token.ts';

export const handledCollection = 'handledEvents';
export const parkedCollection = 'parkedEvents';

/** Longer than the stream keeps an event, so that none is handled a second time. */
const handledSeconds = 14 * 24 * 60 * 60;

export interface HandledEvent {
  _id: string;
  handledAt: Date;
}

/** An event that failed again and again. Its payload stays on the stream: it may hold member data. */
export interface ParkedEvent {
  _id: string;
  streamId: string;
  type: string;
  error: string;
  parkedAt: Date;
}

export const handledModel: ModelDefinition = {
  name: 'HandledEvent',
  schema: new Schema(
    { _id: String, handledAt: { type: Date, expires: handledSeconds } },
    { collection: handledCollection, strict: 'throw', versionKey: false },
  ),
};

export const parkedModel: ModelDefinition = {
  name: 'ParkedEvent',
  schema: new Schema(
    { _id: String, streamId: String, type: String, error: String, parkedAt: Date },
    { collection: parkedCollection, strict: 'throw', versionKey: false },
  ),
};

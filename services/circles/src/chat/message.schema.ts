import { Schema } from 'mongoose';

/** One numbered message of a room. Rows are never removed: a hole would stop every reader's order. */
export interface StoredMessage {
  streamId: string;
  /** From 1, unique and without gaps in its room. */
  seq: number;
  kind: 'chat_message' | 'prayer_request';
  messageType: 'chat' | 'prayer' | 'system';
  message: string;
  isAnonymous: boolean;
  /** As she was called when she wrote; absent on anonymous messages. */
  name: string | null;
  /** A random subject once she is erased. */
  memberId: string;
  /** Made by the client: a repeat is stored once. */
  clientId: string;
  erased: boolean;
  sentAt: Date;
}

/** What a member sends, before it has a number. */
export type Draft = Omit<StoredMessage, 'streamId' | 'seq' | 'erased' | 'sentAt'>;

export const messageModel = 'Message';

export const messageSchema = new Schema<StoredMessage>(
  {
    streamId: { type: String, required: true },
    seq: { type: Number, required: true },
    kind: { type: String, required: true },
    messageType: { type: String, required: true },
    message: { type: String, default: '' },
    isAnonymous: { type: Boolean, default: false },
    name: { type: String, default: null },
    memberId: { type: String, required: true, index: true },
    clientId: { type: String, required: true },
    erased: { type: Boolean, default: false },
    sentAt: { type: Date, required: true },
  },
  {
    collection: 'messages',
    strict: 'throw',
    versionKey: false,
    // An acknowledgement is a promise: it waits for the write that survives a crash.
    writeConcern: { w: 'majority', j: true },
  },
);
messageSchema.index({ streamId: 1, seq: 1 }, { unique: true });
messageSchema.index({ streamId: 1, memberId: 1, clientId: 1 }, { unique: true });

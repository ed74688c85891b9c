import * as z from 'zod/mini';
import { Id, limits, text, Timestamp } from '../common.ts';

/** The real-time channel (member spec, section 7). */
export const wsPath = '/ws';
/** Longest client frame, bytes. */
export const maxFrameBytes = 16 * 1024;
/** Member spec, section 9: a heart falls back after 2 s. */
export const heartDisplayMs = 2_000;
/** How many missed messages are sent one by one; a longer gap is answered with `reload`. */
export const resumeLimit = 500;
/** A join without `since`, or one answered with `reload`, is followed by the latest few. */
export const recentOnJoin = 50;

export const MessageType = z.enum(['chat', 'prayer', 'system']);
export type MessageType = z.infer<typeof MessageType>;

/** Made by the client for each message: the same id is stored once, however often it is sent. */
const clientId = z.uuid();
/** `userId` is read by nobody: identity comes from the session at the upgrade. */
const base = { streamId: Id, userId: z.optional(z.string()) };

export const ClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join_stream'),
    ...base,
    data: z.object({
      role: z.literal('participant'),
      /** Last number seen in this room: what came after is sent again. */
      since: z.optional(z.int().check(z.nonnegative())),
    }),
  }),
  z.object({ type: z.literal('leave_stream'), ...base, data: z.optional(z.object({})) }),
  z.object({
    type: z.literal('chat_message'),
    ...base,
    data: z.object({
      message: text(limits.chatMessage),
      messageType: z.enum(['chat', 'prayer']),
      isAnonymous: z.boolean(),
      clientId,
    }),
  }),
  z.object({
    type: z.literal('prayer_request'),
    ...base,
    data: z.object({ intention: text(limits.chatMessage), clientId }),
  }),
  z.object({ type: z.literal('heart_reaction'), ...base, data: z.optional(z.object({})) }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A message with a number: unique and without gaps per room, kept in MongoDB. */
const numbered = { streamId: z.string(), seq: z.int() };

export const ServerMessage = z.discriminatedUnion('type', [
  /** Answer to join_stream, before anything that was missed. `reload`: fetch the room anew. */
  z.object({
    type: z.literal('joined'),
    streamId: z.string(),
    data: z.object({
      /** Her pseudonym in this room: messages of hers carry it as `userId`. */
      userId: z.string(),
      participantCount: z.int(),
      lastSeq: z.int(),
      resume: z.enum(['complete', 'reload']),
    }),
  }),
  z.object({
    type: z.literal('chat_message'),
    ...numbered,
    data: z.object({
      message: z.string(),
      messageType: MessageType,
      /** Pseudonym of the room; absent on anonymous messages. */
      userId: z.optional(z.string()),
      name: z.optional(z.string()),
      timestamp: Timestamp,
      /** Only in frames to the sender's own sockets: its stored message. */
      clientId: z.optional(z.string()),
    }),
  }),
  z.object({
    type: z.literal('prayer_request'),
    ...numbered,
    data: z.object({ intention: z.string(), timestamp: Timestamp, clientId: z.optional(z.string()) }),
  }),
  z.object({ type: z.literal('heart_reaction'), streamId: z.string() }),
  z.object({
    type: z.literal('participant_joined'),
    streamId: z.string(),
    data: z.object({ participantCount: z.int() }),
  }),
  z.object({
    type: z.literal('participant_left'),
    streamId: z.string(),
    data: z.object({ participantCount: z.int() }),
  }),
  /** Stored: the client may forget its copy. */
  z.object({
    type: z.literal('acknowledged'),
    streamId: z.string(),
    data: z.object({ clientId: z.string(), seq: z.int() }),
  }),
  z.object({
    type: z.literal('error'),
    streamId: z.string(),
    data: z.object({ code: z.string(), error: z.string(), clientId: z.optional(z.string()) }),
  }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type NumberedMessage = Extract<ServerMessage, { seq: number }>;

/** Error codes of the channel. */
export const wsErrors = [
  'ws.malformed',
  'ws.unknown-type',
  'ws.not-joined',
  'ws.rate-limited',
  'stream.not-found',
  'stream.ended',
  'stream.full',
  'stream.requires-subscription',
  'service.unavailable',
] as const;

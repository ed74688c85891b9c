import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { IdParams, Timestamp } from '../common.ts';
import { Tier } from '../membership/plans.ts';
import { Phase } from '../phases.ts';

export const StreamStatus = z.enum(['scheduled', 'live', 'ended']);
/** Member spec, section 9: the live list is fetched again every 30 s. */
export const liveListRefreshMs = 30_000;

/** A list row: other event types (shown as Live Session) and other statuses are tolerated (member spec, section 3). */
export const StreamSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    eventType: z.string(),
    phase: z.optional(z.nullable(Phase)),
    scheduledFor: Timestamp,
    /** Minutes. */
    duration: z.int(),
    maxParticipants: z.optional(z.int()),
    isPrivate: z.boolean(),
    requiresSubscription: z.boolean(),
    subscriptionTier: z.optional(z.nullable(Tier)),
    status: z.string(),
    participantCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'StreamSummary' });
export type StreamSummary = z.infer<typeof StreamSummary>;

export const Stream = z
  .extend(StreamSummary, {
    hostId: z.string(),
    hostName: z.optional(z.string()),
    /** True for the host herself: her panel and the recording controls. */
    isHost: z.boolean(),
    /** Leaves for no one but the host (design, section 8). */
    streamKey: z.optional(z.string()),
    streamUrl: z.optional(z.nullable(z.string())),
    isRecorded: z.boolean(),
    recordingUrl: z.optional(z.nullable(z.string())),
    /** Bytes. */
    recordingSize: z.optional(z.nullable(z.int())),
    downloadCount: z.int(),
    settings: z.object({ video: z.boolean(), chat: z.boolean() }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Stream' });
export type Stream = z.infer<typeof Stream>;

const list = (what: 'live' | 'upcoming' | 'events', summary: string) =>
  defineCall({
    id: `streams.${what}`,
    service: 'circles',
    method: 'GET',
    path: `/api/streaming/${what}`,
    summary,
    door: 'member',
    responses: { 200: z.array(StreamSummary) },
  });
export const listLive = list('live', 'Streams that are live now.');
export const listUpcoming = list('upcoming', 'Streams to come, by time.');
export const listEvents = list('events', 'Every stream, newest first.');

export const getStream = defineCall({
  id: 'streams.get',
  service: 'circles',
  method: 'GET',
  path: '/api/streaming/:id',
  summary: 'One stream in full; its key only for its host.',
  door: 'member',
  params: IdParams,
  responses: { 200: Stream },
  errors: { 'stream.not-found': 404 },
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { IdParams, Timestamp } from '../common.ts';

/** Member spec, section 9. */
export const recordingStatsRefreshMs = { recording: 5_000, idle: 30_000 } as const;
export const recordingAvailableDays = 30;

export const RecordingStats = z
  .object({
    isRecording: z.boolean(),
    startedAt: z.nullable(Timestamp),
    isAvailable: z.boolean(),
    /** Bytes. */
    fileSize: z.int(),
    downloadCount: z.int(),
    availableUntil: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'RecordingStats' });
export type RecordingStats = z.infer<typeof RecordingStats>;

export const getRecordingStats = defineCall({
  id: 'recording.stats',
  service: 'circles',
  method: 'GET',
  path: '/api/streaming/:id/recording/stats',
  summary: 'Whether it records, whether a recording can be had, its size and downloads.',
  door: 'member',
  params: IdParams,
  responses: { 200: RecordingStats },
  errors: { 'stream.not-found': 404 },
});

const hostErrors = {
  'stream.not-found': 404,
  'stream.not-host': 403,
  'stream.not-live': 409,
  'recording.unavailable': 503,
} as const;

export const startRecording = defineCall({
  id: 'recording.start',
  service: 'circles',
  method: 'POST',
  path: '/api/streaming/:id/start-recording',
  summary: 'Opens an upload target for the host’s recording.',
  door: 'member',
  idempotent: true,
  params: IdParams,
  responses: { 200: z.object({ recordingId: z.string(), uploadUrl: z.string(), maxChunkBytes: z.int() }) },
  errors: { ...hostErrors, 'recording.already-running': 409 },
});

export const stopRecording = defineCall({
  id: 'recording.stop',
  service: 'circles',
  method: 'POST',
  path: '/api/streaming/:id/stop-recording',
  summary: 'Closes the upload; what the body claims about address and size is ignored.',
  door: 'member',
  idempotent: true,
  params: IdParams,
  body: z.object({ recordingUrl: z.optional(z.string()), fileSize: z.optional(z.number()) }),
  responses: { 200: RecordingStats },
  errors: { ...hostErrors, 'recording.not-running': 409 },
});

export const downloadRecording = defineCall({
  id: 'recording.download',
  service: 'circles',
  method: 'GET',
  path: '/api/streaming/:id/recording/download',
  summary: 'A short-lived signed address of the recording.',
  door: 'member',
  params: IdParams,
  responses: { 200: z.object({ downloadUrl: z.string() }) },
  errors: { 'stream.not-found': 404, 'recording.not-available': 404 },
});

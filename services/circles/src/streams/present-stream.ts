import type { Stream, StreamSummary } from '@moons/contracts/circles/streams';
import type { StreamRecord } from './stream.schema.ts';
import type { Visitor } from './stream-access.usecase.ts';
import { isHostOf } from './stream-access.usecase.ts';

/** A list row. */
export function presentSummary(stream: StreamRecord, participantCount: number): StreamSummary {
  return {
    id: stream._id,
    title: stream.title,
    description: stream.description,
    eventType: stream.eventType,
    phase: stream.phase,
    scheduledFor: stream.scheduledFor.toISOString(),
    duration: stream.duration,
    ...(stream.maxParticipants === undefined ? {} : { maxParticipants: stream.maxParticipants }),
    isPrivate: stream.isPrivate,
    requiresSubscription: stream.requiresSubscription,
    subscriptionTier: stream.subscriptionTier,
    status: stream.status,
    participantCount,
  };
}

/** The stream in full; `streamKey` for its host alone. */
export function presentStream(stream: StreamRecord, visitor: Visitor, participantCount: number): Stream {
  const isHost = isHostOf(stream, visitor);
  return {
    ...presentSummary(stream, participantCount),
    hostId: stream.hostId,
    hostName: stream.hostName,
    isHost,
    ...(isHost ? { streamKey: stream.streamKey } : {}),
    streamUrl: null,
    isRecorded: stream.isRecorded,
    recordingUrl: null,
    recordingSize: null,
    downloadCount: stream.downloadCount,
    // A circle is held by chat: no video is served from here.
    settings: { video: false, chat: true },
    createdAt: stream.createdAt.toISOString(),
    updatedAt: stream.updatedAt.toISOString(),
  };
}

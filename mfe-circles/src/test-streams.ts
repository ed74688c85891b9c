import type { Stream, StreamSummary } from '@moons/contracts/circles/streams';

/** For tests: a circle as the service would send it. */
export function aSummary(fields: Partial<StreamSummary> = {}): StreamSummary {
  return {
    id: 'one',
    title: 'New Moon Sharing Circle',
    description: 'An open hour.',
    eventType: 'circle',
    phase: 'black',
    scheduledFor: '2026-03-07T18:30:00.000Z',
    duration: 90,
    maxParticipants: 50,
    isPrivate: false,
    requiresSubscription: false,
    subscriptionTier: null,
    status: 'live',
    participantCount: 0,
    ...fields,
  };
}

export function aStream(fields: Partial<Stream> = {}): Stream {
  return {
    ...aSummary(),
    hostId: 'host-1',
    hostName: 'Hana',
    isHost: false,
    streamUrl: null,
    isRecorded: false,
    recordingUrl: null,
    recordingSize: null,
    downloadCount: 0,
    settings: { video: false, chat: true },
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: '2026-03-01T00:00:00.000Z',
    ...fields,
  };
}

import { randomBytes } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StreamRecord } from './stream.schema.ts';

type Seed = Omit<
  StreamRecord,
  'hostId' | 'hostName' | 'streamKey' | 'scheduledFor' | 'admittedMembers' | 'createdAt' | 'updatedAt'
> & {
  /** Relative to the clock at the start, minutes. */
  startsIn: number;
};

const common = { isPrivate: false, isRecorded: false, downloadCount: 0 };

const seeds: readonly Seed[] = [
  {
    ...common,
    _id: 'new-moon-circle',
    title: 'New Moon Sharing Circle',
    description: 'An open hour to say how it is with you this month, and to be heard without being fixed.',
    eventType: 'circle',
    phase: 'black',
    startsIn: -20,
    duration: 90,
    maxParticipants: 50,
    requiresSubscription: false,
    subscriptionTier: null,
    status: 'live',
  },
  {
    ...common,
    _id: 'red-moon-ceremony',
    title: 'Red Moon Ceremony of Reclaiming',
    description:
      'A guided evening on anger, warmth and the word no. Bring a candle and something to write with.',
    eventType: 'ceremony',
    phase: 'red',
    startsIn: 90,
    duration: 75,
    maxParticipants: 24,
    requiresSubscription: true,
    subscriptionTier: 'wise-woman',
    status: 'scheduled',
  },
  {
    ...common,
    _id: 'white-moon-workshop',
    title: 'White Moon Rest Workshop',
    description: 'Evening habits for broken nights: light, breath, and letting the day be done.',
    eventType: 'workshop',
    phase: 'white',
    startsIn: -3 * 24 * 60,
    duration: 60,
    maxParticipants: 16,
    requiresSubscription: false,
    subscriptionTier: null,
    status: 'ended',
  },
];

/** The development host's id in the realm's development users. */
export const developmentHost = { id: '5b1f3a52-8f0e-4c1c-9d57-0d1c2a9e1002', name: 'Hana' };

/**
 * Three circles: one live, one to come (part of a plan), one completed. Run again, it changes nothing
 * but the times that have gone stale, so that a live circle has not been live for days.
 */
export async function seedStreams(
  model: Model<StreamRecord>,
  now: Date,
  host = developmentHost,
): Promise<void> {
  for (const { _id, startsIn, ...fields } of seeds) {
    const scheduledFor = new Date(now.getTime() + startsIn * 60_000);
    await model.updateOne(
      { _id },
      {
        $set: { hostId: host.id, hostName: host.name },
        $setOnInsert: {
          ...fields,
          scheduledFor,
          admittedMembers: [],
          streamKey: randomBytes(24).toString('base64url'),
        },
      },
      { upsert: true },
    );
    const isStale =
      fields.status === 'live'
        ? { $lt: new Date(now.getTime() - fields.duration * 60_000) }
        : fields.status === 'scheduled'
          ? { $lt: now }
          : undefined;
    if (isStale) {
      await model.updateOne(
        { _id, status: fields.status, scheduledFor: isStale },
        { $set: { scheduledFor } },
      );
    }
  }
}

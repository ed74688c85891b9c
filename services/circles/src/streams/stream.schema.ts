import { Schema } from 'mongoose';
import type { Tier } from '@moons/contracts/membership/plans';
import type { Phase } from '@moons/contracts/phases';

/** A circle, ceremony or workshop as it is kept (member spec, section 3). */
export interface StreamRecord {
  _id: string;
  title: string;
  description: string;
  hostId: string;
  hostName: string;
  /** Leaves for no one but the host (design, section 8). */
  streamKey: string;
  eventType: string;
  phase: Phase | null;
  scheduledFor: Date;
  /** Minutes. */
  duration: number;
  maxParticipants?: number;
  isPrivate: boolean;
  /** Who may enter a private circle besides its host. */
  admittedMembers: string[];
  requiresSubscription: boolean;
  subscriptionTier: Tier | null;
  status: string;
  isRecorded: boolean;
  downloadCount: number;
  createdAt: Date;
  updatedAt: Date;
}

export const streamModel = 'Stream';

export const streamSchema = new Schema<StreamRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    hostId: { type: String, required: true, index: true },
    hostName: { type: String, default: '' },
    streamKey: { type: String, required: true },
    eventType: { type: String, required: true },
    phase: { type: String, default: null },
    scheduledFor: { type: Date, required: true },
    duration: { type: Number, required: true },
    maxParticipants: { type: Number },
    isPrivate: { type: Boolean, default: false },
    admittedMembers: { type: [String], default: [] },
    requiresSubscription: { type: Boolean, default: false },
    subscriptionTier: { type: String, default: null },
    status: { type: String, required: true },
    isRecorded: { type: Boolean, default: false },
    downloadCount: { type: Number, default: 0 },
  },
  { collection: 'streams', timestamps: true, strict: 'throw', versionKey: false },
);
streamSchema.index({ status: 1, scheduledFor: 1 });

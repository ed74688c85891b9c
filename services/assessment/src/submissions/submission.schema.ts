import { Injectable } from '@nestjs/common';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { InjectModel, memberSchema, MemberStore } from '@moons/service-kit';
import type { ModelDefinition } from '@moons/service-kit';
import type { Model } from 'mongoose';

/** A filled-in assessment, and how far its mail has come. */
export interface Submission {
  /** Widget and page both save: the first wins, the second finds it (design, section 10). */
  submissionId: string;
  answers: Map<string, string>;
  phase: AssessmentPhase;
  totalPoints: number;
  /** Where the report goes; absent when she gave no address. */
  email?: string;
  mailedAt?: Date;
  /** Whoever holds the claim is sending; a claim that ran out belongs to a process that died. */
  mailClaimedUntil?: Date;
  mailAttempts: number;
}

const schema = memberSchema<Submission>(
  {
    submissionId: { type: String, required: true },
    answers: { type: Map, of: String, required: true },
    phase: { type: String, required: true },
    totalPoints: { type: Number, required: true },
    email: String,
    mailedAt: Date,
    mailClaimedUntil: Date,
    mailAttempts: { type: Number, required: true },
  },
  { collection: 'assessments' },
);
schema.index({ submissionId: 1 }, { unique: true });
schema.index({ memberId: 1, createdAt: -1, _id: -1 });
// What is still to be mailed is found along this index.
schema.index({ createdAt: 1 });

export const submissionModel: ModelDefinition = { name: 'Submission', schema };

/**
 * Owner of what a signed-out visitor fills in. Member ids are Keycloak's UUIDs, so no member ever has it:
 * an anonymous record is never matched to an account by its e-mail.
 */
export const visitorOwner = (submissionId: string): string => `visitor:${submissionId}`;

@Injectable()
export class Submissions extends MemberStore<Submission> {
  constructor(@InjectModel('Submission') model: Model<Submission & { memberId: string }>) {
    super(model);
  }
}

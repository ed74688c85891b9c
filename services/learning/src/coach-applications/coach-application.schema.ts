import { Injectable } from '@nestjs/common';
import { InjectModel, memberSchema, MemberStore } from '@moons/service-kit';
import type { ModelDefinition } from '@moons/service-kit';
import type { CoachApplication } from '@moons/contracts/learning/coach-applications';
import type { Model } from 'mongoose';

export interface StoredApplication {
  status: CoachApplication['status'];
  experience: string;
  motivation: string;
}

const schema = memberSchema<StoredApplication & { memberId: string }>({
  // She applies once.
  memberId: { type: String, required: true, unique: true },
  status: { type: String, required: true },
  experience: { type: String, required: true },
  motivation: { type: String, required: true },
});

export const coachApplicationModel: ModelDefinition = { name: 'CoachApplication', schema };

@Injectable()
export class CoachApplications extends MemberStore<StoredApplication> {
  constructor(@InjectModel('CoachApplication') model: Model<StoredApplication & { memberId: string }>) {
    super(model);
  }

  /** Her application as she may see it, or null. */
  async of(memberId: string): Promise<CoachApplication | null> {
    const kept = await this.findOne(memberId, {});
    return kept && { id: String(kept._id), status: kept.status, createdAt: kept.createdAt.toISOString() };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@moons/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { CoachApplications } from './coach-applications/coach-application.schema.ts';
import { Registrations } from './retreats/registration.schema.ts';
import type { StoredRetreat } from './retreats/retreat.schema.ts';

/** What this service hands out and forgets with a member's account. */
@Injectable()
export class LearningAccount {
  constructor(
    private readonly registrations: Registrations,
    private readonly applications: CoachApplications,
    @InjectModel('Retreat') private readonly retreats: Model<StoredRetreat>,
  ) {}

  async export(memberId: string): Promise<unknown> {
    const [registrations, applications] = await Promise.all([
      this.registrations.find(memberId),
      this.applications.find(memberId),
    ]);
    return {
      retreats: registrations.map(({ retreatId, status, createdAt }) => ({ retreatId, status, createdAt })),
      coachApplications: applications.map(({ status, experience, motivation, createdAt }) => ({
        status,
        experience,
        motivation,
        createdAt,
      })),
    };
  }

  /** Her places become free again. */
  async erase(memberId: string, session: ClientSession): Promise<void> {
    for (const { retreatId } of await this.registrations.find(memberId, {}, { session })) {
      await this.retreats.updateOne(
        { _id: retreatId, placesLeft: { $exists: true } },
        { $inc: { placesLeft: 1 } },
        { session },
      );
    }
    await this.registrations.deleteMany(memberId, {}, { session });
    await this.applications.deleteMany(memberId, {}, { session });
  }
}

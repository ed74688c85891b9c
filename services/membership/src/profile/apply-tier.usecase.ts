import type { Tier } from '@moons/contracts/membership/plans';
import { Injectable } from '@nestjs/common';
import { Transactions } from '@moons/service-kit';
import { AnnounceProfile } from './announce-profile.usecase.ts';
import { Profiles, type StoredProfile } from './profile.schema.ts';

/** Takes over a tier as Keycloak knew it at a moment, and announces what it opens. */
@Injectable()
export class ApplyTier {
  constructor(
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
    private readonly announce: AnnounceProfile,
  ) {}

  /** The profile afterwards, or null when nothing changed: the same tier, or one known from later on. */
  execute(memberId: string, tier: Tier | null, asOf: Date): Promise<StoredProfile | null> {
    return this.transactions.run(async (session) => {
      const changed = await this.profiles.store.updateOne(
        memberId,
        { tier: { $ne: tier }, tierAsOf: { $lt: asOf } },
        { $set: { tier, tierAsOf: asOf }, $inc: { version: 1 } },
        { session },
      );
      if (changed) await this.announce.entitlements(memberId, changed, session);
      return changed;
    });
  }
}

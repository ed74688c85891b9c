import type { ValidInput } from '@moons/contracts/call';
import type { updateProfile } from '@moons/contracts/membership/profile';
import { Injectable } from '@nestjs/common';
import { Transactions, type Caller } from '@moons/service-kit';
import { SyncWithKeycloak } from '../keycloak/sync-with-keycloak.job.ts';
import { AnnounceProfile } from './announce-profile.usecase.ts';
import { Profiles, type StoredProfile } from './profile.schema.ts';
import { SeeMember } from './see-member.usecase.ts';

type Change = ValidInput<typeof updateProfile>['body'];

/** What she changes about herself; a new name reaches the other services and Keycloak. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
    private readonly announce: AnnounceProfile,
    private readonly seeMember: SeeMember,
    private readonly keycloak: SyncWithKeycloak,
  ) {}

  async execute(caller: Caller, change: Change): Promise<StoredProfile> {
    const { memberId } = caller;
    const before = await this.seeMember.execute(caller);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return before;
    const renamed = change.preferredName !== undefined && change.preferredName !== before.preferredName;
    const after = await this.transactions.run(async (session) => {
      const patch = { $set: { ...given, ...(renamed ? { nameIsPending: true } : {}) }, $inc: { version: 1 } };
      const profile = await this.profiles.store.updateOne(memberId, {}, patch, { session });
      if (profile && renamed) await this.announce.name(memberId, profile, session);
      return profile;
    });
    // Not waited for: a Keycloak that is away must not keep her from her new name.
    if (renamed) void this.keycloak.writeName(memberId);
    return after ?? before;
  }
}

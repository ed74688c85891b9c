import { limits } from '@moons/contracts/common';
import { Injectable } from '@nestjs/common';
import { isDuplicate, Transactions, type Caller } from '@moons/service-kit';
import { AnnounceProfile } from './announce-profile.usecase.ts';
import { ApplyTier } from './apply-tier.usecase.ts';
import { Profiles, type ProfileDoc, type StoredProfile } from './profile.schema.ts';
import { issuedAt } from './token-time.ts';

/** Her profile: made when she is first seen, its tier kept as her token has it. */
@Injectable()
export class SeeMember {
  constructor(
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
    private readonly announce: AnnounceProfile,
    private readonly applyTier: ApplyTier,
  ) {}

  async execute(caller: Caller): Promise<StoredProfile> {
    const { memberId, tier } = caller;
    const known = await this.profiles.store.findOne(memberId, {});
    if (!known) return this.#make(caller);
    const asOf = issuedAt(caller.token);
    if (known.tier === tier || known.tierAsOf >= asOf) return known;
    return (await this.applyTier.execute(memberId, tier, asOf)) ?? this.#again(memberId);
  }

  async #make(caller: Caller): Promise<StoredProfile> {
    const { memberId } = caller;
    try {
      return await this.transactions.run(async (session) => {
        const profile = await this.profiles.store.create(memberId, firstProfile(caller), { session });
        await this.announce.entitlements(memberId, profile, session);
        await this.announce.name(memberId, profile, session);
        return profile;
      });
    } catch (error) {
      // Her first page asks for several things at once; another request was first.
      if (isDuplicate(error)) return this.#again(memberId);
      throw error;
    }
  }

  async #again(memberId: string): Promise<StoredProfile> {
    const profile = await this.profiles.store.findOne(memberId, {});
    if (!profile) throw new Error('a profile that was there is gone');
    return profile;
  }
}

function firstProfile({ preferredName, tier, token }: Caller): ProfileDoc {
  return {
    preferredName: preferredName.trim().slice(0, limits.name) || 'Friend',
    menopauseStage: 'perimenopause',
    alchemicalPhase: 'black',
    tier,
    tierAsOf: issuedAt(token),
    version: 1,
    nameIsPending: false,
  };
}

import { tierOpens } from '@moons/contracts/membership/plans';
import type { Profile } from '@moons/contracts/membership/profile';
import type { StoredProfile } from './profile.schema.ts';

export function presentProfile(profile: StoredProfile): Profile {
  const { memberId, preferredName, menopauseStage, alchemicalPhase, tier, createdAt } = profile;
  return {
    id: memberId,
    preferredName,
    menopauseStage,
    alchemicalPhase,
    tier,
    entitlements: tier ? [...tierOpens[tier]] : [],
    createdAt: createdAt.toISOString(),
  };
}

import type { AlchemicalPhase } from '@moons/contracts/phases';
import type { Tier } from '@moons/contracts/membership/plans';
import type { MenopauseStage } from '@moons/contracts/membership/profile';
import { Injectable } from '@nestjs/common';
import {
  InjectModel,
  memberSchema,
  MemberStore,
  type ModelDefinition,
  type Owned,
  type Stored,
} from '@moons/service-kit';
import type { Model } from 'mongoose';

export interface ProfileDoc {
  preferredName: string;
  menopauseStage: MenopauseStage;
  alchemicalPhase: AlchemicalPhase;
  tier: Tier | null;
  /** As of when the tier is known: an older token does not overwrite what Keycloak said since. */
  tierAsOf: Date;
  /** Grows with each change that others hear of. */
  version: number;
  /** Her new name is not in Keycloak yet. */
  nameIsPending: boolean;
}
export type StoredProfile = Stored<ProfileDoc>;

export const profileModel: ModelDefinition = {
  name: 'Profile',
  schema: memberSchema<ProfileDoc>(
    {
      preferredName: { type: String, required: true },
      menopauseStage: { type: String, required: true },
      alchemicalPhase: { type: String, required: true },
      tier: { type: String, default: null },
      tierAsOf: { type: Date, required: true },
      version: { type: Number, required: true },
      nameIsPending: { type: Boolean, required: true },
    },
    { collection: 'profiles', onePerMember: true },
  ),
};

@Injectable()
export class Profiles {
  readonly store: MemberStore<ProfileDoc>;
  readonly #model: Model<Owned<ProfileDoc>>;

  constructor(@InjectModel('Profile') model: Model<Owned<ProfileDoc>>) {
    this.#model = model;
    this.store = new MemberStore<ProfileDoc>(model);
  }

  /** Ids of members whose new name has not reached Keycloak. */
  async withPendingName(limit: number): Promise<string[]> {
    const found = await this.#model.find({ nameIsPending: true }, { memberId: 1 }).limit(limit).lean().exec();
    return found.map(({ memberId }) => memberId);
  }

  /** Those of the given ids that have a profile, with the tier it holds. */
  async tiersOf(memberIds: readonly string[]): Promise<Map<string, Tier | null>> {
    const found = await this.#model
      .find({ memberId: { $in: memberIds } }, { memberId: 1, tier: 1 })
      .lean()
      .exec();
    return new Map(found.map(({ memberId, tier }) => [memberId, tier]));
  }
}

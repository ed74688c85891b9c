import { createPaypalSubscription, createSubscription, listPlans } from '@moons/contracts/membership/plans';
import { getProfile, updateProfile } from '@moons/contracts/membership/profile';
import type { ServiceOptions } from '@moons/service-kit';
import { membershipConfig } from './config.ts';
import { KeycloakAdmin } from './keycloak/keycloak-admin.ts';
import { SyncWithKeycloak } from './keycloak/sync-with-keycloak.job.ts';
import { PlansController } from './plans/plans.controller.ts';
import { AnnounceProfile } from './profile/announce-profile.usecase.ts';
import { ApplyTier } from './profile/apply-tier.usecase.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { profileModel, Profiles } from './profile/profile.schema.ts';
import { presentProfile } from './profile/profile.presenter.ts';
import { SeeMember } from './profile/see-member.usecase.ts';
import { UpdateProfile } from './profile/update-profile.usecase.ts';
import { subgraph } from './subgraph.ts';
import { SubscriptionsController } from './subscriptions/subscriptions.controller.ts';

/** What this service is made of; the tests start the same thing. */
export const membership: ServiceOptions = {
  name: 'membership',
  extraConfig: membershipConfig,
  calls: [listPlans, createSubscription, createPaypalSubscription, getProfile, updateProfile],
  controllers: [PlansController, ProfileController, SubscriptionsController],
  providers: [
    Profiles,
    AnnounceProfile,
    ApplyTier,
    SeeMember,
    UpdateProfile,
    KeycloakAdmin,
    SyncWithKeycloak,
  ],
  models: [profileModel],
  subgraph,
  onReady: (app) => app.get(SyncWithKeycloak).start(),
  onStop: (app) => app.get(SyncWithKeycloak).stop(),
  exportMember: async (memberId, app) => {
    const profile = await app.get(Profiles).store.findOne(memberId, {});
    return { profile: profile && presentProfile(profile) };
  },
  eraseMember: async (memberId, app, session) => {
    await app.get(Profiles).store.deleteMany(memberId, {}, { session });
  },
};

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits, text, Timestamp } from '../common.ts';
import { defineEvent } from '../event.ts';
import { AlchemicalPhase } from '../phases.ts';
import { Entitlement, Tier } from './plans.ts';
import { authUserPath, logoutPath } from './session-paths.ts';
import { Role } from './roles.ts';

export { loginHref, loginPath } from './session-paths.ts';

export const MenopauseStage = z.enum(['perimenopause', 'menopause', 'postmenopause']);
export type MenopauseStage = z.infer<typeof MenopauseStage>;

/** GET /api/auth/user: present means signed in (visitor spec, section 3). Never carries a token. */
export const AuthUser = z
  .object({
    id: z.string(),
    preferredName: z.string(),
    email: z.optional(z.string()),
    roles: z.array(Role),
    tier: z.nullable(Tier),
  })
  .register(z.globalRegistry, { id: 'AuthUser' });
export type AuthUser = z.infer<typeof AuthUser>;

export const getAuthUser = defineCall({
  id: 'auth.user',
  service: 'gateway',
  method: 'GET',
  path: authUserPath,
  summary: 'The signed-in user, or 401.',
  door: 'member',
  responses: { 200: AuthUser },
});

export const logout = defineCall({
  id: 'auth.logout',
  service: 'gateway',
  method: 'POST',
  path: logoutPath,
  summary: 'Ends the session here and at Keycloak, from the server side.',
  door: 'public',
  responses: { 204: null },
});

export const Profile = z
  .object({
    id: z.string(),
    preferredName: z.string(),
    menopauseStage: MenopauseStage,
    alchemicalPhase: AlchemicalPhase,
    tier: z.nullable(Tier),
    entitlements: z.array(Entitlement),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

export const getProfile = defineCall({
  id: 'profile.get',
  service: 'membership',
  method: 'GET',
  path: '/api/profile',
  summary: 'Her own profile, tier and what the tier opens.',
  door: 'member',
  responses: { 200: Profile },
});

export const updateProfile = defineCall({
  id: 'profile.update',
  service: 'membership',
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Changes her name to others, stage or phase.',
  door: 'member',
  body: z.object({
    preferredName: z.optional(text(limits.name, 'Please tell us what to call you.')),
    menopauseStage: z.optional(MenopauseStage),
    alchemicalPhase: z.optional(AlchemicalPhase),
  }),
  responses: { 200: Profile },
});

/** Reaches every service's own copy within 2 s (design, section 6). */
export const memberEntitlementsChanged = defineEvent({
  id: 'member.entitlements-changed',
  from: 'membership',
  payload: z.object({
    memberId: z.string(),
    tier: z.nullable(Tier),
    entitlements: z.array(Entitlement),
    /** Grows with each change of this member: a late event never overwrites a newer one. */
    version: z.int(),
  }),
});

export const memberProfileChanged = defineEvent({
  id: 'member.profile-changed',
  from: 'membership',
  payload: z.object({ memberId: z.string(), preferredName: z.string(), version: z.int() }),
});

/** Every service erases what it keeps of her. */
export const memberErased = defineEvent({
  id: 'member.erased',
  from: 'membership',
  payload: z.object({ memberId: z.string() }),
});

import * as z from 'zod/mini';

/** Realm roles in Keycloak. A publisher releases areas (design, section 9). */
export const Role = z.enum(['member', 'host', 'guide', 'moderator', 'admin', 'publisher']);
export type Role = z.infer<typeof Role>;

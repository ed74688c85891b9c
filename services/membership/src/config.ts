import * as z from 'zod/mini';

const seconds = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

/** Where Keycloak's admin interface is, and who this service is there. */
export const membershipConfig = z.object({
  KEYCLOAK_ADMIN_URL: z.url(),
  KEYCLOAK_TOKEN_URL: z.url(),
  KEYCLOAK_CLIENT_ID: z.string().check(z.minLength(1)),
  KEYCLOAK_CLIENT_SECRET: z.string().check(z.minLength(1)),
  /** A grant made in Keycloak reaches the product within 5 minutes (design, section 6). */
  KEYCLOAK_SYNC_SECONDS: seconds(120),
});

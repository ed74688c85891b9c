import type { Tier } from '@moons/contracts/membership/plans';
import type { Role } from '@moons/contracts/membership/roles';

/** Who calls, out of her verified access token and nothing else. */
export interface Caller {
  readonly memberId: string;
  readonly roles: Role[];
  readonly tier: Tier | null;
  readonly preferredName: string;
  readonly email?: string;
  readonly token: string;
}

export const hasAnyRole = (caller: Caller, roles: readonly Role[]): boolean =>
  roles.some((role) => caller.roles.includes(role));

import { Refusal } from '@moons/service-kit';
import type { Role } from '@moons/contracts/membership/roles';
import type { Entitlement, Tier } from '@moons/contracts/membership/plans';
import type { StreamRecord } from './stream.schema.ts';

/** What the rules need to know of the one who comes. */
export interface Visitor {
  memberId: string;
  roles: readonly Role[];
}

/** The host is the one the circle names, as long as she still has the role (design, section 8). */
export function isHostOf(stream: StreamRecord, visitor: Visitor): boolean {
  return stream.hostId === visitor.memberId && visitor.roles.includes('host');
}

/** A private circle is unknown to everyone but its host, those she admitted, and admins. */
export function maySee(stream: StreamRecord, visitor: Visitor): boolean {
  return (
    !stream.isPrivate ||
    stream.hostId === visitor.memberId ||
    stream.admittedMembers.includes(visitor.memberId) ||
    visitor.roles.includes('admin')
  );
}

export const notFound = (): Refusal =>
  new Refusal(
    'stream.not-found',
    404,
    'The sacred circle you’re looking for doesn’t exist or may have been removed.',
  );

export const isOpen = (stream: StreamRecord): boolean =>
  stream.status === 'live' || stream.status === 'scheduled';

const tierRank: Record<Tier, number> = { seeker: 1, 'wise-woman': 2, 'golden-goddess': 3 };

/**
 * Throws the refusal that keeps her out of the room, if there is one (member spec, section 4: only
 * live and scheduled circles are joined; section 6: some require a subscription).
 */
export function demandEntry(
  stream: StreamRecord | null,
  visitor: Visitor,
  plan: { tier: Tier | null; entitlements: readonly Entitlement[] },
): asserts stream is StreamRecord {
  if (!stream || !maySee(stream, visitor)) throw notFound();
  if (!isOpen(stream)) throw new Refusal('stream.ended', 409, 'This circle has been completed.');
  if (!stream.requiresSubscription || stream.hostId === visitor.memberId) return;
  const needed = stream.subscriptionTier;
  const reaches = needed !== null && plan.tier !== null && tierRank[plan.tier] >= tierRank[needed];
  if (reaches || plan.entitlements.includes('streams.premium')) return;
  throw new Refusal('stream.requires-subscription', 403, 'This circle is part of a membership plan.');
}

import { tierOpens } from '@moons/contracts/membership/plans';
import { memberEntitlementsChanged, memberProfileChanged } from '@moons/contracts/membership/profile';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@moons/service-kit';
import type { ClientSession } from 'mongoose';
import type { ProfileDoc } from './profile.schema.ts';

type Announced = Pick<ProfileDoc, 'tier' | 'version' | 'preferredName'>;

/** Tells the other services, in the transaction of the change itself. */
@Injectable()
export class AnnounceProfile {
  constructor(private readonly outbox: Outbox) {}

  async entitlements(memberId: string, { tier, version }: Announced, session: ClientSession): Promise<void> {
    const entitlements = tier ? [...tierOpens[tier]] : [];
    await this.outbox.announce(memberEntitlementsChanged, { memberId, tier, entitlements, version }, session);
  }

  async name(memberId: string, { preferredName, version }: Announced, session: ClientSession): Promise<void> {
    await this.outbox.announce(memberProfileChanged, { memberId, preferredName, version }, session);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, Idempotency, InjectModel, isDuplicate, Refusal } from '@moons/service-kit';
import { registerForRetreat } from '@moons/contracts/learning/retreats';
import type { ClientSession, Model } from 'mongoose';
import { Registrations } from './registration.schema.ts';
import type { StoredRetreat } from './retreat.schema.ts';

export interface Registered {
  retreatId: string;
  status: 'registered';
}

/**
 * Takes one place. The place and the registration are one transaction; a member who is registered keeps
 * her one place, however often she asks. Refuses 404 `retreat.not-found`, 409 `retreat.over` and
 * `retreat.full`.
 */
@Injectable()
export class RegisterForRetreat {
  constructor(
    @InjectModel('Retreat') private readonly retreats: Model<StoredRetreat>,
    private readonly registrations: Registrations,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  async execute(memberId: string, retreatId: string, key: string | undefined): Promise<Registered> {
    const call = registerForRetreat.id;
    try {
      await this.idempotency.once({ memberId, call, key, body: { retreatId } }, (session) =>
        this.takePlace(memberId, retreatId, session),
      );
    } catch (error) {
      // Two asked at once under two keys: the other one took her place for her.
      if (!isDuplicate(error) || !(await this.registrations.findOne(memberId, { retreatId }))) throw error;
    }
    return { retreatId, status: 'registered' };
  }

  private async takePlace(memberId: string, retreatId: string, session: ClientSession): Promise<string> {
    const before = await this.registrations.findOne(memberId, { retreatId }, { session });
    if (before) return String(before._id);
    const retreat = await this.retreats.findById(retreatId).session(session).lean();
    if (!retreat) throw new Refusal('retreat.not-found', 404, 'This retreat is not in our calendar.');
    if (retreat.startDate <= this.clock.now())
      throw new Refusal('retreat.over', 409, 'This retreat has already begun, so no place can be taken now.');
    if (retreat.placesLeft !== undefined) await this.countDown(retreatId, session);
    const taken = await this.registrations.create(memberId, { retreatId, status: 'registered' }, { session });
    return String(taken._id);
  }

  private async countDown(retreatId: string, session: ClientSession): Promise<void> {
    const { modifiedCount } = await this.retreats.updateOne(
      { _id: retreatId, placesLeft: { $gt: 0 } },
      { $inc: { placesLeft: -1 } },
      { session },
    );
    if (modifiedCount === 0) throw new Refusal('retreat.full', 409, 'Every place at this retreat is taken.');
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, InjectModel } from '@moons/service-kit';
import type { Retreat } from '@moons/contracts/learning/retreats';
import type { Model } from 'mongoose';
import type { StoredRetreat } from './retreat.schema.ts';

/** Retreats that have not begun, the next one first; all of them, or the first `limit`. */
@Injectable()
export class ListRetreats {
  constructor(
    @InjectModel('Retreat') private readonly retreats: Model<StoredRetreat>,
    private readonly clock: Clock,
  ) {}

  async execute(limit?: number): Promise<Retreat[]> {
    const found = this.retreats.find({ startDate: { $gt: this.clock.now() } }).sort({ startDate: 1, _id: 1 });
    const kept = await (limit === undefined ? found : found.limit(limit)).lean();
    return kept.map(({ _id, startDate, endDate, ...retreat }) => ({
      id: _id,
      ...retreat,
      startDate: startDate.toISOString(),
      endDate: endDate.toISOString(),
    }));
  }
}

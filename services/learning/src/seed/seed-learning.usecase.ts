import { Injectable } from '@nestjs/common';
import { Clock, InjectModel } from '@moons/service-kit';
import type { Model } from 'mongoose';
import type { StoredResource } from '../courses/resource.schema.ts';
import type { StoredRetreat } from '../retreats/retreat.schema.ts';
import { courseResources } from './courses.ts';
import { meditationResources } from './meditations.ts';
import { seedRetreats } from './retreats.ts';
import { ritualResources } from './rituals.ts';
import { workshopResources } from './workshops.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Fills an empty development house with two dozen resources and four retreats to come. */
@Injectable()
export class SeedLearning {
  constructor(
    @InjectModel('Resource') private readonly resources: Model<StoredResource>,
    @InjectModel('Retreat') private readonly retreats: Model<StoredRetreat>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const library = [...courseResources, ...workshopResources, ...meditationResources, ...ritualResources];
    for (const [order, { id, ...resource }] of library.entries()) {
      await this.resources.updateOne({ _id: id }, { $setOnInsert: { ...resource, order } }, { upsert: true });
    }
    const today = Math.floor(this.clock.now().getTime() / dayMs);
    for (const { id, inDays, days, places, ...retreat } of seedRetreats) {
      // She arrives at four in the afternoon and leaves after lunch.
      const startDate = new Date((today + inDays) * dayMs + 16 * 3_600_000);
      const endDate = new Date((today + inDays + days - 1) * dayMs + 13 * 3_600_000);
      const kept = {
        ...retreat,
        duration: `${days} days`,
        startDate,
        endDate,
        maxParticipants: places,
        placesLeft: places,
      };
      await this.retreats.updateOne({ _id: id }, { $setOnInsert: kept }, { upsert: true });
    }
  }
}

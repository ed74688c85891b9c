import { Injectable } from '@nestjs/common';
import { InjectModel } from '@moons/service-kit';
import type { Resource } from '@moons/contracts/learning/courses';
import type { Model } from 'mongoose';
import type { StoredResource } from './resource.schema.ts';

/** The whole library, in its own order: a few dozen resources, filtered on the page. */
@Injectable()
export class ListCourses {
  constructor(@InjectModel('Resource') private readonly resources: Model<StoredResource>) {}

  async execute(): Promise<Resource[]> {
    const kept = await this.resources.find().sort({ order: 1, _id: 1 }).lean();
    return kept.map(({ _id, ...resource }) => ({ id: _id, ...resource }));
  }
}

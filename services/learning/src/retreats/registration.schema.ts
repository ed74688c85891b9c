import { Injectable } from '@nestjs/common';
import { InjectModel, memberSchema, MemberStore } from '@moons/service-kit';
import type { ModelDefinition } from '@moons/service-kit';
import type { Model } from 'mongoose';

export interface StoredRegistration {
  retreatId: string;
  status: 'registered';
}

const schema = memberSchema<StoredRegistration>({
  retreatId: { type: String, required: true },
  status: { type: String, required: true },
});
// One place for each member, whatever races.
schema.index({ memberId: 1, retreatId: 1 }, { unique: true });

export const registrationModel: ModelDefinition = { name: 'RetreatRegistration', schema };

@Injectable()
export class Registrations extends MemberStore<StoredRegistration> {
  constructor(@InjectModel('RetreatRegistration') model: Model<StoredRegistration & { memberId: string }>) {
    super(model);
  }
}

import type { ModelDefinition } from '@moons/service-kit';
import type { Resource } from '@moons/contracts/learning/courses';
import { Schema } from 'mongoose';

/** A resource of the library; its id is a readable slug. `order` is its place on the page. */
export type StoredResource = Omit<Resource, 'id'> & { _id: string; order: number };

const schema = new Schema<StoredResource>(
  {
    _id: { type: String, required: true },
    order: { type: Number, required: true, index: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    phase: { type: String, required: true },
    type: { type: String, required: true },
    category: { type: String, required: true },
    duration: { type: String, required: true },
    instructor: { type: String, required: true },
    level: { type: String, required: true },
    price: Number,
    content: String,
    practice: { type: [String], default: undefined },
  },
  { strict: 'throw' },
);

export const resourceModel: ModelDefinition = { name: 'Resource', schema };

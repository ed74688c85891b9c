import type { ModelDefinition } from '@moons/service-kit';
import { Schema } from 'mongoose';

export interface StoredRetreat {
  _id: string;
  title: string;
  description: string;
  imageUrl?: string;
  duration: string;
  startDate: Date;
  endDate: Date;
  location: string;
  maxParticipants?: number;
  /** Places that are still free; absent where the number of participants is not limited. */
  placesLeft?: number;
  /** Integer cents. */
  price?: number;
}

const schema = new Schema<StoredRetreat>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    imageUrl: String,
    duration: { type: String, required: true },
    startDate: { type: Date, required: true, index: true },
    endDate: { type: Date, required: true },
    location: { type: String, required: true },
    maxParticipants: Number,
    placesLeft: { type: Number, min: 0 },
    price: Number,
  },
  { strict: 'throw' },
);

export const retreatModel: ModelDefinition = { name: 'Retreat', schema };

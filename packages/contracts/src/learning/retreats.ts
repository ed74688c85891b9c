import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, IdParams, Timestamp } from '../common.ts';

export const Retreat = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    imageUrl: z.optional(z.string()),
    /** As shown, e.g. "3 days" (member spec, section 2: 3-4 days). */
    duration: z.string(),
    startDate: Timestamp,
    endDate: Timestamp,
    location: z.string(),
    maxParticipants: z.optional(z.int()),
    price: z.optional(Cents),
  })
  .register(z.globalRegistry, { id: 'Retreat' });
export type Retreat = z.infer<typeof Retreat>;

export const listRetreats = defineCall({
  id: 'retreats.list',
  service: 'learning',
  method: 'GET',
  path: '/api/retreats',
  summary: 'Retreats to come, by start date.',
  door: 'member',
  responses: { 200: z.array(Retreat) },
});

export const Registration = z
  .object({ retreatId: z.string(), status: z.enum(['registered', 'waitlisted']) })
  .register(z.globalRegistry, { id: 'RetreatRegistration' });

export const registerForRetreat = defineCall({
  id: 'retreats.register',
  service: 'learning',
  method: 'POST',
  path: '/api/retreats/:id/register',
  summary: 'Takes a place at a retreat, once.',
  door: 'member',
  idempotent: true,
  params: IdParams,
  body: z.object({}),
  responses: { 201: Registration },
  errors: { 'retreat.not-found': 404, 'retreat.full': 409, 'retreat.over': 409 },
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits, Timestamp } from '../common.ts';

/** Member spec, sections 5 and 9. */
export const minimumApplicationLength = 50;
export const cohortSize = 12;
/** 8 + 6 + 4. */
export const trainingWeeks = 18;

const answer = (about: 'experience' | 'motivation') =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(
        minimumApplicationLength,
        `Please share at least ${minimumApplicationLength} characters about your ${about}`,
      ),
      z.maxLength(limits.application, `Please keep this under ${limits.application} characters.`),
    );

export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected']);
export const CoachApplication = z
  .object({ id: z.string(), status: ApplicationStatus, createdAt: Timestamp })
  .register(z.globalRegistry, { id: 'CoachApplication' });
export type CoachApplication = z.infer<typeof CoachApplication>;

export const getMyApplication = defineCall({
  id: 'coach-applications.mine',
  service: 'learning',
  method: 'GET',
  path: '/api/coach-applications/me',
  summary: 'Her application, or nothing yet (null).',
  door: 'member',
  responses: { 200: z.nullable(CoachApplication) },
});

export const createApplication = defineCall({
  id: 'coach-applications.create',
  service: 'learning',
  method: 'POST',
  path: '/api/coach-applications',
  summary: 'Applies for practitioner training, once.',
  door: 'member',
  idempotent: true,
  body: z.object({ experience: answer('experience'), motivation: answer('motivation') }),
  responses: { 201: CoachApplication },
  errors: { 'coach-application.exists': 409 },
});

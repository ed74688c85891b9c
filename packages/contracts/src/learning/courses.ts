import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents } from '../common.ts';
import { ResourcePhase } from '../phases.ts';

/** Filters of the library (member spec, section 2). */
export const ResourceType = z.enum(['video', 'audio', 'meditation', 'ritual']);
export const ResourceCategory = z.enum(['course', 'workshop', 'meditation', 'ritual']);

export const Resource = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    phase: ResourcePhase,
    type: ResourceType,
    category: ResourceCategory,
    /** As shown, e.g. "25 minutes". */
    duration: z.string(),
    instructor: z.string(),
    level: z.string(),
    /** Absent = Free. */
    price: z.optional(Cents),
    /** Shown under 'What You'll Learn'. */
    content: z.optional(z.string()),
    /** The practice itself, step by step: what Begin Sacred Practice opens. */
    practice: z.optional(z.array(z.string())),
  })
  .register(z.globalRegistry, { id: 'Resource' });
export type Resource = z.infer<typeof Resource>;

export const listCourses = defineCall({
  id: 'courses.list',
  service: 'learning',
  method: 'GET',
  path: '/api/courses',
  summary: 'Every resource of the library.',
  door: 'member',
  responses: { 200: z.array(Resource) },
});

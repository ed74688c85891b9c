import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AlchemicalPhase } from '../phases.ts';

/** Visitor spec, section 9: refetched every 24 hours. */
export const promptRefetchMs = 24 * 60 * 60 * 1000;
/** 104 yearly insights are two a week (design, section 10). */
export const yearlyInsights = 104;

export const ContemplativePrompt = z
  .object({
    phase: AlchemicalPhase,
    weekNumber: z.int().check(z.minimum(1), z.maximum(53)),
    insight: z.string(),
    action: z.string(),
    somaticPractice: z.string(),
  })
  .register(z.globalRegistry, { id: 'ContemplativePrompt' });
export type ContemplativePrompt = z.infer<typeof ContemplativePrompt>;

export const getTodaysPrompt = defineCall({
  id: 'contemplative.today',
  service: 'wellness',
  method: 'GET',
  path: '/api/contemplative/today',
  summary: 'Today’s contemplative prompt.',
  door: 'public',
  responses: { 200: ContemplativePrompt },
});

export const smsDefaults = {
  frequency: 'daily',
  preferredTime: '09:00',
  timezone: 'America/New_York',
  isActive: true,
} as const;

export const smsSubscribe = defineCall({
  id: 'contemplative.sms-subscribe',
  service: 'wellness',
  method: 'POST',
  path: '/api/contemplative/sms-subscribe',
  summary: 'Stores a pending subscription to the prompt by text message.',
  door: 'public',
  idempotent: true,
  body: z.object({
    phoneNumber: z.string().check(z.trim(), z.minLength(5, 'Please enter a phone number.'), z.maxLength(32)),
    frequency: z._default(z.enum(['daily', 'weekly']), smsDefaults.frequency),
    preferredTime: z._default(
      z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time of day.')),
      smsDefaults.preferredTime,
    ),
    timezone: z._default(z.string().check(z.maxLength(64)), smsDefaults.timezone),
    isActive: z._default(z.boolean(), smsDefaults.isActive),
  }),
  responses: { 201: z.object({ id: z.string(), status: z.enum(['pending', 'active']) }) },
  errors: { 'sms.bad-number': 400, 'sms.unknown-zone': 400 },
});

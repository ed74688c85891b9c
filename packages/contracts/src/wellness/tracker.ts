import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits, LocalDate } from '../common.ts';
import { MenopauseStage } from '../membership/profile.ts';
import { AlchemicalPhase } from '../phases.ts';

/** Member spec, section 5: five ratings 1 to 10 (default 5), hot flashes 0 to 20, night sweats 0 to 10 (default 0). */
export const sliders = {
  overallWellbeing: { min: 1, max: 10, step: 1, default: 5 },
  energyLevel: { min: 1, max: 10, step: 1, default: 5 },
  moodRating: { min: 1, max: 10, step: 1, default: 5 },
  sleepQuality: { min: 1, max: 10, step: 1, default: 5 },
  stressLevel: { min: 1, max: 10, step: 1, default: 5 },
  hotFlashCount: { min: 0, max: 20, step: 1, default: 0 },
  nightSweatsCount: { min: 0, max: 10, step: 1, default: 0 },
} as const;
export type SliderName = keyof typeof sliders;

const rating = (name: SliderName) =>
  z
    .int()
    .check(
      z.minimum(
        sliders[name].min,
        `Please choose a value from ${sliders[name].min} to ${sliders[name].max}.`,
      ),
      z.maximum(
        sliders[name].max,
        `Please choose a value from ${sliders[name].min} to ${sliders[name].max}.`,
      ),
    );

export const CheckIn = z
  .object({
    id: z.optional(z.string()),
    userId: z.optional(z.string()),
    date: LocalDate,
    menopausePhase: MenopauseStage,
    alchemicalPhase: AlchemicalPhase,
    overallWellbeing: rating('overallWellbeing'),
    energyLevel: rating('energyLevel'),
    moodRating: rating('moodRating'),
    sleepQuality: rating('sleepQuality'),
    hotFlashCount: rating('hotFlashCount'),
    nightSweatsCount: rating('nightSweatsCount'),
    stressLevel: rating('stressLevel'),
    gratitude: z.optional(z.string().check(z.maxLength(limits.gratitude))),
    intention: z.optional(z.string().check(z.maxLength(limits.gratitude))),
  })
  .register(z.globalRegistry, { id: 'CheckIn' });
export type CheckIn = z.infer<typeof CheckIn>;

/** Member spec, section 3. */
export const symptomCategories = {
  vasomotor: ['hot flashes', 'night sweats', 'cold chills', 'flushing'],
  menstrual: ['irregular periods', 'heavy bleeding', 'light periods', 'spotting', 'missed periods'],
  sleep: ['difficulty falling asleep', 'frequent waking', 'early morning wake', 'poor sleep quality'],
  emotional: ['mood swings', 'anxiety', 'depression', 'irritability', 'emotional sensitivity'],
  cognitive: ['brain fog', 'memory issues', 'concentration problems', 'word finding difficulty'],
  physical: ['joint pain', 'muscle aches', 'fatigue', 'weight gain', 'headaches', 'dizziness'],
  genitourinary: ['vaginal dryness', 'frequent urination', 'UTI frequency', 'bladder urgency'],
  spiritual: [
    'energy shifts',
    'intuitive changes',
    'spiritual awakening',
    'inner knowing',
    'sacred transformation',
  ],
} as const;

export const Insight = z
  .object({
    summary: z.string(),
    patterns: z.string(),
    teachings: z.string(),
    releasePrompt: z.string(),
    solutions: z.array(z.string()),
    alchemicalWisdom: z.string(),
    journalPrompt: z.string(),
  })
  .register(z.globalRegistry, { id: 'Insight' });
export type Insight = z.infer<typeof Insight>;

export const createInsight = defineCall({
  id: 'tracker.insight',
  service: 'wellness',
  method: 'POST',
  path: '/api/tracker/insight',
  summary: 'An insight about one check-in, on demand.',
  door: 'public',
  body: CheckIn,
  responses: { 200: Insight },
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AssessmentPhase } from '../phases.ts';

/** Visitor spec, section 3: the 30 ids, in order. */
export const questionIds = [
  'energy',
  'body_connection',
  'emotions',
  'aging',
  'sleep',
  'former_self',
  'menstrual_cycle',
  'purpose',
  'sexuality',
  'self_trust',
  'emotional_rawness',
  'past_relationship',
  'change_approach',
  'brain_fog',
  'intuition',
  'appearance',
  'responsibilities',
  'future_feeling',
  'retreat_desire',
  'creativity',
  'grief',
  'support',
  'spiritual_practices',
  'identity_loss',
  'self_patience',
  'joy',
  'boundaries',
  'empowerment',
  'claiming_space',
  'life_stage',
] as const;
export const QuestionId = z.enum(questionIds);
export type QuestionId = z.infer<typeof QuestionId>;

/** Visitor spec, section 9: 30 questions of 4 options worth 1 to 4 points: 30 to 120. */
export const questionCount = questionIds.length;
export const optionsPerQuestion = 4;
export const minimumTotal = 30;
export const maximumTotal = 120;

export const Option = z.object({
  value: z.string(),
  label: z.string(),
  phase: AssessmentPhase,
  /** black 1, white 2, red 3, medicine 4. */
  points: z.int().check(z.minimum(1), z.maximum(4)),
});
export type Option = z.infer<typeof Option>;
export const Question = z
  .object({ id: QuestionId, question: z.string(), options: z.array(Option) })
  .register(z.globalRegistry, { id: 'AssessmentQuestion' });
export type Question = z.infer<typeof Question>;

/** Inclusive ranges of total points (visitor spec, section 9). */
export const scoreRanges = {
  black: [30, 54],
  white: [55, 74],
  red: [75, 94],
  medicine: [95, 120],
} as const satisfies Record<AssessmentPhase, readonly [number, number]>;

/** The phase of a total: under 55 black, 55 to 74 white, 75 to 94 red, 95 and above medicine. */
export function phaseOfTotal(total: number): AssessmentPhase {
  if (total < 55) return 'black';
  if (total < 75) return 'white';
  return total < 95 ? 'red' : 'medicine';
}

export const listQuestions = defineCall({
  id: 'assessment.questions',
  service: 'assessment',
  method: 'GET',
  path: '/api/assessment-questions',
  summary: 'The 30 questions with their options, in order.',
  door: 'public',
  responses: { 200: z.array(Question) },
});

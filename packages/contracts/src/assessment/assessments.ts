import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Email, Timestamp } from '../common.ts';
import { AssessmentPhase } from '../phases.ts';
import { QuestionId } from './questions.ts';

const Answers = z.partialRecord(QuestionId, z.string().check(z.maxLength(64)));

export const SaveAssessment = z
  .object({
    email: z.optional(Email),
    /** What the page shows; the server scores the answers itself and its phase is the one that counts. */
    phase: AssessmentPhase,
    answers: Answers,
    /** Made once per filled-in assessment: widget and page both save, one record is kept (design, section 10). */
    submissionId: z.optional(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'SaveAssessment' });

export const SavedAssessment = z
  .object({
    id: z.string(),
    phase: AssessmentPhase,
    totalPoints: z.int(),
    profileReport: z.string(),
    /** False while e-mail is not configured or could not be handed over: the report is on the page then. */
    emailSent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SavedAssessment' });
export type SavedAssessment = z.infer<typeof SavedAssessment>;

export const saveAssessment = defineCall({
  id: 'assessments.save-anonymous',
  service: 'assessment',
  method: 'POST',
  path: '/api/anonymous-assessments',
  summary: 'Scores and saves a filled-in assessment once per submission id, and mails the report.',
  door: 'public',
  idempotent: true,
  body: SaveAssessment,
  responses: { 200: SavedAssessment },
  errors: {
    'assessment.incomplete': 400,
    'assessment.unknown-answer': 400,
    'assessment.email-required': 400,
  },
});

export const AssessmentRecord = z
  .object({
    id: z.string(),
    phase: AssessmentPhase,
    totalPoints: z.int(),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'AssessmentRecord' });
export type AssessmentRecord = z.infer<typeof AssessmentRecord>;

export const listAssessments = defineCall({
  id: 'assessments.list',
  service: 'assessment',
  method: 'GET',
  path: '/api/assessments',
  summary: 'Her assessments, newest first: the first is the current phase.',
  door: 'member',
  responses: { 200: z.array(AssessmentRecord) },
});

import type { CallDefinition } from './call.ts';
import * as assessments from './assessment/assessments.ts';
import * as questions from './assessment/questions.ts';
import * as recording from './circles/recording.ts';
import * as streams from './circles/streams.ts';
import * as posts from './community/posts.ts';
import * as coachApplications from './learning/coach-applications.ts';
import * as courses from './learning/courses.ts';
import * as retreats from './learning/retreats.ts';
import * as plans from './membership/plans.ts';
import * as profile from './membership/profile.ts';
import * as companion from './wellness/companion.ts';
import * as contemplative from './wellness/contemplative.ts';
import * as journal from './wellness/journal.ts';
import * as tracker from './wellness/tracker.ts';

const modules = [
  assessments,
  questions,
  recording,
  streams,
  posts,
  coachApplications,
  courses,
  retreats,
  plans,
  profile,
  companion,
  contemplative,
  journal,
  tracker,
];

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

/** Every call of the product: the gateway routes by it, services are checked against it. Not for pages. */
export const allCalls: readonly CallDefinition[] = modules.flatMap((m) => Object.values(m).filter(isCall));

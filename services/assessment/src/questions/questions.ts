import type { Question } from '@moons/contracts/assessment/questions';
import { bodyAndChange } from './content/body-and-change.ts';
import { feelingsAndTies } from './content/feelings-and-ties.ts';
import { voiceAndPlace } from './content/voice-and-place.ts';

/** The 30 questions in the order of the specification's ids. */
export const questions: readonly Question[] = [...bodyAndChange, ...feelingsAndTies, ...voiceAndPlace];

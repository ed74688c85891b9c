import { questionIds } from '@moons/contracts/assessment/questions';
import type { QuestionId } from '@moons/contracts/assessment/questions';
import type { AssessmentPhase } from '@moons/contracts/phases';

const byPoints: readonly AssessmentPhase[] = ['black', 'white', 'red', 'medicine'];

/** All 30 answers with this total, 30 to 120. */
export function answersOf(total: number): Record<QuestionId, string> {
  let left = total - questionIds.length;
  const answers: Partial<Record<QuestionId, string>> = {};
  for (const id of questionIds) {
    const extra = Math.min(3, left);
    left -= extra;
    answers[id] = byPoints[extra] ?? 'black';
  }
  return answers as Record<QuestionId, string>;
}

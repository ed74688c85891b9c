import { phaseOfTotal } from '@moons/contracts/assessment/questions';
import type { Question, QuestionId } from '@moons/contracts/assessment/questions';
import type { AssessmentPhase } from '@moons/contracts/phases';

export type Answers = Partial<Record<QuestionId, string>>;

/** What the page knows at the end (visitor spec, section 3). The server scores the answers itself. */
export interface AssessmentResult {
  phase: AssessmentPhase;
  answers: Answers;
  totalPoints: number;
}

/** Total points and phase of the answers. */
export function resultOf(questions: readonly Question[], answers: Answers): AssessmentResult {
  const totalPoints = questions.reduce((sum, { id, options }) => {
    const chosen = options.find(({ value }) => value === answers[id]);
    return sum + (chosen?.points ?? 0);
  }, 0);
  return { phase: phaseOfTotal(totalPoints), answers, totalPoints };
}

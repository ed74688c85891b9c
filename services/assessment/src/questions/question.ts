import type { Question, QuestionId } from '@moons/contracts/assessment/questions';
import type { AssessmentPhase } from '@moons/contracts/phases';

const inOrder: readonly AssessmentPhase[] = ['black', 'white', 'red', 'medicine'];

/** A question with its four answers, worth 1 to 4 points in this order (visitor spec, section 3). */
export function question(
  id: QuestionId,
  text: string,
  labels: readonly [string, string, string, string],
): Question {
  return {
    id,
    question: text,
    options: inOrder.map((phase, index) => ({
      value: phase,
      label: labels[index] ?? '',
      phase,
      points: index + 1,
    })),
  };
}

import { Refusal } from '@moons/service-kit';
import { phaseOfTotal } from '@moons/contracts/assessment/questions';
import type { QuestionId } from '@moons/contracts/assessment/questions';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { questions } from '../questions/questions.ts';

export type Answers = Partial<Record<QuestionId, string | undefined>>;

export interface Score {
  totalPoints: number;
  phase: AssessmentPhase;
}

/**
 * The total of all 30 answers, 30 to 120 points, and its phase.
 * Refuses with 400 `assessment.incomplete` or `assessment.unknown-answer`, naming the questions.
 */
export function score(answers: Answers): Score {
  const missing = questions.filter(({ id }) => answers[id] === undefined);
  if (missing.length > 0) {
    throw new Refusal('assessment.incomplete', 400, 'Some questions are still open. Please answer all 30.', {
      fields: Object.fromEntries(missing.map(({ id }) => [`body.answers.${id}`, 'Please choose an answer.'])),
    });
  }
  const chosen = questions.map(({ id, options }) => ({
    id,
    option: options.find((o) => o.value === answers[id]),
  }));
  const unknown = chosen.filter(({ option }) => !option);
  if (unknown.length > 0) {
    throw new Refusal(
      'assessment.unknown-answer',
      400,
      'One of the answers is not known here. Please choose it again.',
      {
        fields: Object.fromEntries(
          unknown.map(({ id }) => [`body.answers.${id}`, 'Please choose one of the four answers.']),
        ),
      },
    );
  }
  const totalPoints = chosen.reduce((sum, { option }) => sum + (option?.points ?? 0), 0);
  return { totalPoints, phase: phaseOfTotal(totalPoints) };
}

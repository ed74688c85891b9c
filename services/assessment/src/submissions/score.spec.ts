import { describe, expect, it } from '@jest/globals';
import { questionIds } from '@moons/contracts/assessment/questions';
import { answersOf } from '../testing/answers.ts';
import { score } from './score.ts';

describe('score', () => {
  it.each([
    [30, 'black'],
    [54, 'black'],
    [55, 'white'],
    [74, 'white'],
    [75, 'red'],
    [94, 'red'],
    [95, 'medicine'],
    [120, 'medicine'],
  ])('%i points are %s', (total, phase) => {
    expect(score(answersOf(total))).toEqual({ totalPoints: total, phase });
  });

  it('names every question that is still open', () => {
    const { energy: _, joy: __, ...answers } = answersOf(80);
    expect(refusal(() => score(answers))).toMatchObject({
      code: 'assessment.incomplete',
      status: 400,
      fields: { 'body.answers.energy': expect.any(String), 'body.answers.joy': expect.any(String) },
    });
  });

  it('refuses an answer that no option has', () => {
    expect(refusal(() => score({ ...answersOf(80), joy: 'purple' }))).toMatchObject({
      code: 'assessment.unknown-answer',
      status: 400,
      fields: { 'body.answers.joy': expect.any(String) },
    });
  });

  it('takes no inherited name for an answer', () => {
    const all = Object.fromEntries(questionIds.map((id) => [id, 'toString']));
    expect(refusal(() => score(all))).toMatchObject({ code: 'assessment.unknown-answer' });
  });
});

function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it was not refused');
}

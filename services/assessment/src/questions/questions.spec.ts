import { expect, it } from '@jest/globals';
import { Question, questionIds } from '@moons/contracts/assessment/questions';
import { questions } from './questions.ts';

it('asks the 30 questions of the specification in its order', () => {
  expect(questions.map(({ id }) => id)).toEqual([...questionIds]);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(30);
});

it('offers four different answers each, worth 1 to 4', () => {
  for (const question of questions) {
    expect(Question.safeParse(question).success).toBe(true);
    expect(question.options.map(({ phase, points }) => [phase, points])).toEqual([
      ['black', 1],
      ['white', 2],
      ['red', 3],
      ['medicine', 4],
    ]);
    expect(new Set(question.options.map(({ value }) => value)).size).toBe(4);
    expect(new Set(question.options.map(({ label }) => label)).size).toBe(4);
  }
});

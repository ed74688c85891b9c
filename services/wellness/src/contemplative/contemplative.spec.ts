import { describe, expect, it } from '@jest/globals';
import { ContemplativePrompt, yearlyInsights } from '@moons/contracts/wellness/contemplative';
import { Clock } from '@moons/service-kit';
import { TodaysPrompt } from './todays-prompt.usecase.ts';
import { seasons, weeksPerSeason } from './content/year.ts';

const clock = new Clock();
const on = (date: string) => {
  clock.set(new Date(date));
  return new TodaysPrompt(clock).execute();
};

describe('the year', () => {
  const all = seasons.flatMap(({ weeks }) => weeks.flat());

  it('has 104 insights, thirteen weeks to a phase, none twice', () => {
    expect(seasons.map(({ weeks }) => weeks.length)).toEqual([13, 13, 13, 13].map(() => weeksPerSeason));
    expect(all).toHaveLength(yearlyInsights);
    for (const part of ['insight', 'action', 'somaticPractice'] as const) {
      expect(new Set(all.map((each) => each[part])).size).toBe(yearlyInsights);
    }
  });

  it('promises no healing', () => {
    const text = JSON.stringify(all).toLowerCase();
    for (const word of ['cure', 'heal', 'treat', 'symptom', 'hormone']) expect(text).not.toContain(word);
  });

  it('has words for every day of two years', () => {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
      expect(ContemplativePrompt.safeParse(on(new Date(day).toISOString())).success).toBe(true);
    }
  });
});

describe('today’s prompt', () => {
  it('changes on Monday and on Thursday', () => {
    const [monday, wednesday, thursday, sunday, next] = ['15', '17', '18', '21', '22'].map((day) =>
      on(`2025-09-${day}T08:00:00Z`),
    );
    expect(wednesday).toEqual(monday);
    expect(thursday).not.toEqual(monday);
    expect(sunday).toEqual(thursday);
    expect(next).not.toEqual(sunday);
  });

  it('goes from the dark moon to the golden one', () => {
    expect(on('2025-01-06T00:00:00Z')).toMatchObject({ phase: 'black', weekNumber: 2 });
    expect(on('2025-04-14T00:00:00Z')).toMatchObject({ phase: 'white', weekNumber: 16 });
    expect(on('2025-07-14T00:00:00Z')).toMatchObject({ phase: 'red', weekNumber: 29 });
    expect(on('2025-12-22T00:00:00Z')).toMatchObject({ phase: 'golden', weekNumber: 52 });
    expect(on('2026-12-31T00:00:00Z')).toMatchObject({ phase: 'golden', weekNumber: 53 });
  });
});

import { expect, it } from '@jest/globals';
import { limits } from '@moons/contracts/common';
import { Clock } from '@moons/service-kit';
import { prompts } from './content/prompts.ts';
import { DailyPrompt } from './daily-prompt.usecase.ts';

it('has at least sixty prompts of our own, none twice, each short enough to be saved with an entry', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(prompts).size).toBe(prompts.length);
  for (const prompt of prompts) expect(prompt.length).toBeLessThan(limits.journalPrompt);
});

it('gives another prompt each day', () => {
  const clock = new Clock();
  const on = (date: string) => {
    clock.set(new Date(date));
    return new DailyPrompt(clock).execute();
  };
  expect(on('2025-05-01T00:00:00Z')).toBe(on('2025-05-01T23:59:00Z'));
  expect(on('2025-05-02T00:00:00Z')).not.toBe(on('2025-05-01T23:59:00Z'));
});

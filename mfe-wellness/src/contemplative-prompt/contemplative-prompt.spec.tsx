import { getTodaysPrompt } from '@moons/contracts/wellness/contemplative';
import { mockCall, renderArea } from '@moons/area-kit/testing';
import { screen } from '@testing-library/react';
import { ContemplativePromptCard } from '../widgets.tsx';
import { dailyMessages, messageOfDay } from './daily-messages.ts';

it('shows today’s prompt with phase and week', async () => {
  renderArea(<ContemplativePromptCard />, {
    user: null,
    answers: [
      mockCall(getTodaysPrompt, {
        phase: 'golden',
        weekNumber: 47,
        insight: 'Enough is a good place to be.',
        action: 'Rest.',
        somaticPractice: 'Breathe.',
      }),
    ],
  });
  expect(await screen.findByText('Enough is a good place to be.')).toBeVisible();
  expect(screen.getByText('Wisdom and Service')).toBeVisible();
  expect(screen.getByText('Week 47')).toBeVisible();
});

it('falls back to a built-in message', async () => {
  renderArea(<ContemplativePromptCard />, {
    user: null,
    answers: [mockCall(getTodaysPrompt, 'unreachable')],
  });
  expect(await screen.findByText('Free Daily Wisdom • Changes Daily')).toBeVisible();
  expect(screen.getByText(messageOfDay(new Date()).title)).toBeVisible();
});

it('goes through the five messages by day', () => {
  const titles = [0, 1, 2, 3, 4].map((day) => messageOfDay(new Date(1970, 0, 1 + day)).title);
  expect(titles).toEqual([
    'Sacred Pause',
    'Trust Your Season',
    'Gentle Self-Love',
    'Sacred Rest',
    'Inner Wisdom',
  ]);
  expect(messageOfDay(new Date(1970, 0, 6))).toBe(dailyMessages[0]);
});

export interface DailyMessage {
  title: string;
  message: string;
  practice: string;
}

/** Visitor spec, section 2: shown when today's prompt cannot be had, by day number modulo 5. */
export const dailyMessages: readonly [DailyMessage, DailyMessage, DailyMessage, DailyMessage, DailyMessage] =
  [
    {
      title: 'Sacred Pause',
      message: 'Before the next thing, there is a breath. Take it as if it had been kept for you.',
      practice: 'Put down what you are holding and breathe out slowly, three times.',
    },
    {
      title: 'Trust Your Season',
      message: 'No tree is ashamed of its bare branches. What looks like an ending may be a season.',
      practice: 'Look out of a window and name one thing that is changing at its own pace.',
    },
    {
      title: 'Gentle Self-Love',
      message: 'Speak to yourself today as you would to a dear friend who is tired.',
      practice: 'Rest a hand on your heart and say one kind sentence, aloud or in silence.',
    },
    {
      title: 'Sacred Rest',
      message: 'Rest is not a prize for work well done. It is part of the work of living.',
      practice: 'Lie down or lean back for five minutes with nothing in your hands.',
    },
    {
      title: 'Inner Wisdom',
      message: 'You already know more than you were told. Grow quiet enough to hear it.',
      practice: 'Ask yourself one question and wait for ten breaths before you answer.',
    },
  ];

/** The message of a day, by its number since 1970 in her own time zone. */
export function messageOfDay(now: Date): DailyMessage {
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const index = Math.floor(midnight / 86_400_000) % dailyMessages.length;
  return dailyMessages[index] ?? dailyMessages[0];
}

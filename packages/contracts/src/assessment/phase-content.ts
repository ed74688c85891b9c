import type { AssessmentPhase } from '../phases.ts';

export interface PhaseContent {
  /** One paragraph: what this phase is about. */
  description: string;
  /** Five per phase (visitor spec, section 9). */
  practices: readonly { title: string; text: string }[];
  /** Four per phase. */
  resources: readonly { title: string; text: string }[];
}

/** Shown on the result and the profile, and mailed in the report: one text for both. */
export const phaseContent: Record<AssessmentPhase, PhaseContent> = {
  black: {
    description:
      'You are in the dark of the moon. Old shapes of your life are coming undone, and the new ones cannot be seen yet. This is a time for rest, for honest tears and for letting go slowly.',
    practices: [
      {
        title: 'A real rest each day',
        text: 'Lie down for ten minutes with nothing in your hands. Set a timer, so that you do not have to watch the clock.',
      },
      {
        title: 'The letting-go page',
        text: 'Write down one thing you are done with. Read it aloud, then tear up the page.',
      },
      {
        title: 'Cool breath',
        text: 'When heat or worry comes, breathe in for four counts and out for six, until it has passed.',
      },
      { title: 'One soft no', text: 'Say no to one small thing each day. Let it be short and friendly.' },
      {
        title: 'Company in the dark',
        text: 'Tell one person you trust how things really are. You do not need to have an answer.',
      },
    ],
    resources: [
      {
        title: 'Calm sanctuary',
        text: 'A quiet place for two minutes of steady breath, any time of day or night.',
      },
      { title: 'Reflection journal', text: 'A gentle question each day, and a page that only you can read.' },
      { title: 'Black moon circle', text: 'Women who are in the same dark, talking plainly.' },
      {
        title: 'Rest and release rituals',
        text: 'Short practices in the library for evenings and hard days.',
      },
    ],
  },
  white: {
    description:
      'The first thin light is back. You are clearing the ground: seeing what is true, what is yours and what can go. Small honest steps matter more now than big plans.',
    practices: [
      { title: 'Morning light', text: 'Spend ten minutes outdoors soon after you wake, with no phone.' },
      {
        title: 'One clear shelf',
        text: 'Choose one small corner of your home and free it of what you no longer use.',
      },
      {
        title: 'Three true lines',
        text: 'Each evening write three short lines: what was true today, what was not, what you would like.',
      },
      {
        title: 'A kind line',
        text: 'Choose one boundary for this week. Say it once, calmly, before you need it.',
      },
      {
        title: 'Slow water',
        text: 'Drink a glass of water slowly, or wash your hands with care, as a small new start.',
      },
    ],
    resources: [
      { title: 'Menopause tracker', text: 'Notice your own patterns in a minute a day.' },
      { title: 'Reflection journal', text: 'Keep your true lines in one place and come back to them.' },
      { title: 'White moon meditations', text: 'Guided sittings in the library for a clearer mind.' },
      { title: 'Sacred circles', text: 'A place to practice saying what you mean.' },
    ],
  },
  red: {
    description:
      'The moon is rising, and so are you. What you have gone through is turning into strength, voice and wish. This is a time to take up room, to make things and to choose with whom you share your fire.',
    practices: [
      {
        title: 'Strong voice',
        text: 'Say one thing each day that you would once have swallowed. Start small.',
      },
      {
        title: 'Move with pleasure',
        text: 'Dance, walk fast or stretch for ten minutes, because it feels good.',
      },
      {
        title: 'The wish list',
        text: 'Write down ten wishes that belong to you alone. Choose one and take the first step.',
      },
      {
        title: 'Make something',
        text: 'Spend half an hour a week with your hands in clay, dough, soil, paint or words.',
      },
      { title: 'Fire and rest', text: 'After each push, plan a pause. Put both into your calendar.' },
    ],
    resources: [
      { title: 'Courses and workshops', text: 'Learn something that your new energy is asking for.' },
      { title: 'Live moon circles', text: 'Speak and be heard, in real time, among women.' },
      { title: 'Red moon rituals', text: 'Practices in the library for courage and play.' },
      { title: 'Sacred retreats', text: 'A few days away, in a small group.' },
    ],
  },
  medicine: {
    description:
      'The moon is full in you. You know who you are, and you live from what you have learned. Now the question is how you want to share it, and how you keep yourself well fed while you give.',
    practices: [
      {
        title: 'Sit in your own company',
        text: 'Ten minutes of stillness a day, as a visit to someone you like.',
      },
      {
        title: 'Hand something on',
        text: 'Once a week, teach or tell one thing you know to someone who wants it.',
      },
      { title: 'Keep the circle even', text: 'For each thing you give, write down one thing you received.' },
      { title: 'Bless the road', text: 'Write a letter to the woman you were at the start of this change.' },
      {
        title: 'Walk with the moon',
        text: 'Look for the moon each evening for a month, and note how you are.',
      },
    ],
    resources: [
      { title: 'Practitioner training', text: 'Learn to hold circles and to guide other women.' },
      { title: 'Sacred circles', text: 'Your story may be the one that somebody needs today.' },
      { title: 'Wisdom ceremonies', text: 'Live gatherings for the full and the dark moon.' },
      { title: 'Red Moon Rising', text: 'The book, with a free chapter to begin with.' },
    ],
  },
};

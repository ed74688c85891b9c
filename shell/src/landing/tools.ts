import type { IconName } from '@moons/ui/kernel';

export interface Tool {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** The room it is in; the card is a link as soon as that room is there. */
  readonly to: string;
}

/** 'Tools for Transformation': 8 features (visitor spec, section 2). */
export const tools: readonly Tool[] = [
  {
    title: 'Moon Phase Assessment',
    text: '30 questions that show where you stand in the change, and what may help there.',
    icon: 'moon',
    to: '/assessment',
  },
  {
    title: 'Menopause Tracker',
    text: 'Note how your nights, your mood and your body are. See the pattern grow clear.',
    icon: 'calendar',
    to: '/tracker',
  },
  {
    title: 'Reflection Journal',
    text: 'A quiet page with a daily prompt. Sealed for you alone.',
    icon: 'journal',
    to: '/journal',
  },
  {
    title: 'Sacred Circles',
    text: 'Women on the same road, who listen without hurry and answer with care.',
    icon: 'users',
    to: '/community',
  },
  {
    title: 'Live Moon Circles',
    text: 'Gatherings in real time: ceremony, teaching, and a place to be heard.',
    icon: 'circle',
    to: '/circles',
  },
  {
    title: 'Courses & Workshops',
    text: 'Meditations, rituals and lessons for each phase, at your own pace.',
    icon: 'play',
    to: '/courses',
  },
  {
    title: 'AI Companion',
    text: 'Someone to ask at three in the morning, kind and to the point.',
    icon: 'chat',
    to: '/ai-companion',
  },
  {
    title: 'Sacred Retreats',
    text: 'A few days away, with others, in places that let you breathe.',
    icon: 'leaf',
    to: '/retreats',
  },
];

import type { Resource } from '@moons/contracts/learning/courses';

export const courseResources: readonly Resource[] = [
  {
    id: 'course-map-of-the-change',
    title: 'A Map of the Change',
    description:
      'What happens in body and mood before, during and after the last bleed, told plainly, with room for your own story.',
    phase: 'all',
    type: 'video',
    category: 'course',
    duration: '6 lessons of 20 minutes',
    instructor: 'Maren Oakes',
    level: 'For everyone',
    content:
      'The three stages and what is common in each. Words for talking with a doctor. How to keep notes that help you see your own pattern.',
    practice: [
      'Draw a line across a page: on the left your last easy year, on the right today.',
      'Mark what changed and roughly when: sleep, cycle, heat, mood, work, love, loss.',
      'Circle the two marks that weigh most at present.',
      'Write one sentence under each: what I would like someone to know about this.',
    ],
  },
  {
    id: 'course-unraveling-well',
    title: 'Unraveling Well',
    description: 'Four weeks for the time when the old life no longer fits and the new one has no shape yet.',
    phase: 'black',
    type: 'audio',
    category: 'course',
    duration: '4 weeks',
    instructor: 'Odile Brandt',
    level: 'Gentle',
    price: 4_900,
    content:
      'How to grieve in small portions. How to do less without apology. How to recognise when tiredness asks for rest and when it asks for help.',
    practice: [
      'Sit where you will not be needed for ten minutes.',
      'Name aloud one thing that is ending. Keep it short.',
      'Let your breath go out slowly, five times. Nothing has to follow.',
      'Write down one task that you will leave undone this week.',
    ],
  },
  {
    id: 'course-fire-in-the-belly',
    title: 'Fire in the Belly',
    description:
      'Five lessons on anger as information: where it sits, what it protects, and how to speak from it without burning the house down.',
    phase: 'red',
    type: 'video',
    category: 'course',
    duration: '5 lessons of 30 minutes',
    instructor: 'Thandi Mokoena',
    level: 'Some experience helps',
    price: 6_900,
    content:
      'The difference between anger and resentment. Three ways to say no. A practice for the hour after an argument.',
    practice: [
      'Stand with your feet as wide as your hips and press them into the floor.',
      'Think of one thing you agreed to and did not want.',
      'Say aloud, three times, each time lower: “No. Not this time.”',
      'Shake out your arms and notice where you feel warmer.',
    ],
  },
  {
    id: 'course-the-wide-quiet',
    title: 'The Wide Quiet',
    description:
      'For women past their last bleed: on freedom, usefulness, beauty, and the years that are your own.',
    phase: 'white',
    type: 'audio',
    category: 'course',
    duration: '6 talks of 25 minutes',
    instructor: 'Ruth Adeyemi',
    level: 'For everyone',
    price: 5_900,
    content:
      'Looking back without bitterness. What an elder is when nobody has appointed her. Choosing what deserves your mornings.',
    practice: [
      'Look out of a window for three minutes without doing anything else.',
      'Ask: what no longer worries me that once filled my days?',
      'Ask: what do I have time for now?',
      'Choose one morning this week and keep it for that.',
    ],
  },
  {
    id: 'course-sleep-again',
    title: 'Learning to Sleep Again',
    description:
      'Two weeks of small changes to evenings, rooms and nights that are interrupted, without strictness.',
    phase: 'all',
    type: 'audio',
    category: 'course',
    duration: '14 days, 10 minutes a day',
    instructor: 'Maren Oakes',
    level: 'For everyone',
    content:
      'A cool room and layers that come off easily. What to do at four in the morning. How to stop counting the hours that are left.',
    practice: [
      'One hour before bed, lower the light in every room you still use.',
      'Write tomorrow’s three tasks on paper and leave the paper in the kitchen.',
      'Lie down. Breathe in for four counts and out for six, twenty times.',
      'If you are awake after that, get up, keep the light low, and read something you know by heart.',
    ],
  },
  {
    id: 'course-body-as-country',
    title: 'The Body as Country',
    description:
      'Slow movement and plain talk about a changing body: strength, softness, desire, and clothes that fit.',
    phase: 'red',
    type: 'video',
    category: 'course',
    duration: '8 lessons of 15 minutes',
    instructor: 'Inés Calderón',
    level: 'Gentle',
    price: 3_900,
    content:
      'Ten movements for stiff mornings. How to begin with strength when you have never lifted. Talking about desire when it has changed.',
    practice: [
      'Put both hands on the part of your body that you complain about most.',
      'Thank it for one thing that it has done. Be exact.',
      'Roll your shoulders back ten times, slowly.',
      'Walk through the room as you would walk if nobody had ever remarked on you.',
    ],
  },
];

import type { Resource } from '@moons/contracts/learning/courses';

export const workshopResources: readonly Resource[] = [
  {
    id: 'workshop-talking-with-your-doctor',
    title: 'Talking with Your Doctor',
    description:
      'Prepare an appointment so that you are heard: notes, questions, and what to do when you are not.',
    phase: 'all',
    type: 'video',
    category: 'workshop',
    duration: '75 minutes',
    instructor: 'Thandi Mokoena',
    level: 'For everyone',
    content:
      'A one-page summary that a doctor can read in a minute. Five questions worth asking. How to ask for a second opinion kindly and firmly.',
    practice: [
      'Write the three things that trouble you most, each in one line with how often it happens.',
      'Write since when, and what you have tried.',
      'Write the one question that you must not leave without asking.',
      'Read it aloud once. That is your opening.',
    ],
  },
  {
    id: 'workshop-the-four-oclock-women',
    title: 'The Four O’Clock Women',
    description:
      'A workshop for wakeful nights: what the hour before dawn asks for, and how to meet it without dread.',
    phase: 'black',
    type: 'audio',
    category: 'workshop',
    duration: '60 minutes',
    instructor: 'Odile Brandt',
    level: 'Gentle',
    content:
      'Why waking is not failing. A basket for the night: socks, notebook, something warm. A way of lying still that is not waiting.',
    practice: [
      'Put a notebook and a pencil beside your bed now.',
      'When you wake, write the first sentence that comes, without light if you can.',
      'Close the book. Put one hand on your chest and one on your belly.',
      'Count ten breaths backwards. If you lose count, begin again at ten.',
    ],
  },
  {
    id: 'workshop-saying-no-at-work',
    title: 'Saying No at Work',
    description:
      'Sentences, posture and timing for the meeting in which you are about to be asked once more.',
    phase: 'red',
    type: 'video',
    category: 'workshop',
    duration: '90 minutes',
    instructor: 'Thandi Mokoena',
    level: 'Some experience helps',
    price: 2_900,
    content:
      'Four refusals, from soft to final. What to do with the silence afterwards. How to help another woman whose no is not heard.',
    practice: [
      'Choose one request that is likely to come this week.',
      'Write your answer in at most twelve words. No reasons.',
      'Say it to a mirror, then to a wall, then with your back against the wall.',
      'Decide what you will do with the time that you have just kept.',
    ],
  },
  {
    id: 'workshop-letters-to-my-younger-self',
    title: 'Letters to My Younger Self',
    description:
      'A writing afternoon: three letters, one that forgives, one that thanks, and one that you may burn.',
    phase: 'white',
    type: 'video',
    category: 'workshop',
    duration: '2 hours',
    instructor: 'Ruth Adeyemi',
    level: 'For everyone',
    price: 2_400,
    content:
      'How to begin when the page is too white. How to write to someone who cannot answer. What to keep and what to let go.',
    practice: [
      'Choose an age. Picture what she is wearing and where she is sitting.',
      'Write: “There is something you do not know yet.” Go on for seven minutes.',
      'Read it once, slowly, as if it had come by post.',
      'Fold it and put it where you will find it by chance.',
    ],
  },
  {
    id: 'workshop-cooling-kitchen',
    title: 'The Cooling Kitchen',
    description: 'An easy cooking afternoon: simple dishes for hot evenings and low days.',
    phase: 'all',
    type: 'video',
    category: 'workshop',
    duration: '70 minutes',
    instructor: 'Inés Calderón',
    level: 'For everyone',
    content:
      'Six dishes with few ingredients. How to cook once and eat three times. Noticing which foods and drinks go with your warm nights.',
    practice: [
      'Fill a jug with water, cucumber and mint and put it where you work.',
      'For three days, note what you ate in the evening and how the night was.',
      'Cook one pot that lasts two days.',
      'Eat one meal sitting down, with nothing else to look at.',
    ],
  },
  {
    id: 'workshop-grief-has-a-chair',
    title: 'Grief Has a Chair',
    description:
      'For losses that nobody sends flowers for: fertility, a face, a marriage, a version of yourself.',
    phase: 'black',
    type: 'audio',
    category: 'workshop',
    duration: '80 minutes',
    instructor: 'Odile Brandt',
    level: 'Gentle',
    price: 2_400,
    content:
      'Naming a loss that has no name. Making a place for it that is not the whole house. When to ask for company.',
    practice: [
      'Put an empty chair opposite yours.',
      'Tell it what you miss. It will not interrupt.',
      'Stay for as long as one cup of tea.',
      'Move the chair back to its place. You can set it out again whenever you wish.',
    ],
  },
];

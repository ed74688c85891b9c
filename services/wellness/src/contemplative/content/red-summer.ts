import type { Week } from '../insight.ts';

/** Weeks 27 to 39, the rising moon: fire, voice, taking up room. */
export const redSummer: readonly Week[] = [
  [
    {
      insight: 'Your anger may be a guard standing beside something you love. Ask what she is guarding.',
      action: 'Write one line that begins "I will no longer..."',
      somaticPractice: 'Stamp your feet ten times and feel the ground answer.',
    },
    {
      insight: 'You are allowed to take up the room you are standing in.',
      action: 'Sit in the good chair.',
      somaticPractice: 'Stand with your feet wide and your arms out. Breathe there.',
    },
  ],
  [
    {
      insight: 'Desire does not retire. It changes its clothes.',
      action: 'Make a short list of what you want, with no one else on it.',
      somaticPractice: 'Circle your hips slowly, five times each way.',
    },
    {
      insight: 'A strong voice is often a kind voice that has stopped asking for leave to speak.',
      action: 'Speak first once today.',
      somaticPractice: 'Say your own name out loud, three times, a little louder each time.',
    },
  ],
  [
    {
      insight: 'You do not have to earn your rest, and you do not have to earn your joy.',
      action: 'Do something only because it is fun.',
      somaticPractice: 'Jump, bounce or shake for as long as it feels good.',
    },
    {
      insight: 'What you make with your hands tells you who you are.',
      action: 'Make something: soup, a line on paper, a bunch of flowers.',
      somaticPractice: 'Rub your palms together until they are warm, then hold your face.',
    },
  ],
  [
    {
      insight: 'Courage is not loud most of the time. It is the hand that knocks.',
      action: 'Send the message you have been putting off.',
      somaticPractice: 'Breathe in through your nose as if you smelled something lovely.',
    },
    {
      insight: 'You can be fierce and tender in the same hour.',
      action: 'Protect one hour for someone you love, and that someone may be you.',
      somaticPractice: 'Make two fists, then open them like flowers.',
    },
  ],
  [
    {
      insight: 'Nobody gave you leave to be invisible, and you do not have to be.',
      action: 'Wear the color you save for later.',
      somaticPractice: 'Lift your breastbone by a finger’s width and walk on.',
    },
    {
      insight: 'Your story is not finished in the middle.',
      action: 'Write the title of your next chapter.',
      somaticPractice: 'Turn your face to the light and close your eyes for five breaths.',
    },
  ],
  [
    {
      insight: 'Fairness begins at home, often near the dishwasher.',
      action: 'Hand over one task, and do not take it back.',
      somaticPractice: 'Let your arms hang heavy and swing them like a bell.',
    },
    {
      insight: 'You may be good at something and still be done with it.',
      action: 'Name one role you would like to lay down.',
      somaticPractice: 'Take off your rings and watch for an hour and feel your hands.',
    },
  ],
  [
    {
      insight: 'Play is how grown women remember.',
      action: 'Play for ten minutes: a game, a song, a puddle.',
      somaticPractice: 'Skip or march to the end of the street or the hall.',
    },
    {
      insight: 'You can say it plainly. The people who love you can bear it.',
      action: 'Ask for exactly what you would like, in one sentence.',
      somaticPractice: 'Open your mouth wide, stick out your tongue and breathe out with a sound.',
    },
  ],
  [
    {
      insight: 'Heat is also what turns dough into bread.',
      action: 'Notice one thing in you that is nearly ready.',
      somaticPractice: 'Fan your face slowly and breathe as if you had all day.',
    },
    {
      insight: 'The body that has changed is still the one that can feel the sun.',
      action: 'Give your skin ten minutes of morning air.',
      somaticPractice: 'Stroke your arms from wrist to shoulder with a light touch.',
    },
  ],
  [
    {
      insight: 'Say what you are proud of. It warms the room.',
      action: 'Tell someone about a thing you did well.',
      somaticPractice: 'Stand with your hands on your hips for one minute.',
    },
    {
      insight: 'Women who help each other up make the hill smaller.',
      action: 'Praise a woman today where she can hear it.',
      somaticPractice: 'Put one hand on your heart and stretch the other out in front of you.',
    },
  ],
  [
    {
      insight: 'Your work in the world may change its shape. Its root stays.',
      action: 'Write down what people always come to you for.',
      somaticPractice: 'Press your back against a tree or a door and stand firm.',
    },
    {
      insight: 'There is a kind of tired that rest will not mend, because it is hungry for something new.',
      action: 'Look up one class, walk or book that makes you curious.',
      somaticPractice: 'Tap lightly all over your arms and legs to wake them.',
    },
  ],
  [
    {
      insight: 'You are not too old for it. You may be just experienced enough.',
      action: 'Try one thing for the first time this week.',
      somaticPractice: 'Balance on one foot and laugh when you wobble.',
    },
    {
      insight: 'Peace that costs you your voice is not peace.',
      action: 'Bring up one small thing before it grows.',
      somaticPractice: 'Hold your throat gently in a warm palm and hum.',
    },
  ],
  [
    {
      insight: 'Money, time and care are all ways to say what matters. See that some of each comes to you.',
      action: 'Spend one hour or a few coins on your own delight.',
      somaticPractice: 'Stretch like a cat, all the way to your fingertips.',
    },
    {
      insight: 'A clear line drawn early saves a long quarrel.',
      action: 'Tell someone what works for you, before you are cross.',
      somaticPractice: 'Plant your feet, bend your knees a little and breathe low.',
    },
  ],
  [
    {
      insight: 'You have carried fire through rain. Look how it still burns.',
      action: 'List three hard things that you came through.',
      somaticPractice: 'Hold your hands over your belly and picture a warm coal.',
    },
    {
      insight: 'Taking back your life is done in small pieces. An evening. A shelf. A yes.',
      action: 'Take back one evening this week.',
      somaticPractice: 'Walk as if you owned the path.',
    },
  ],
];

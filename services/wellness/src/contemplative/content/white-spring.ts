import type { Week } from '../insight.ts';

/** Weeks 14 to 26, the new light: clearing, seeing plainly, first steps. */
export const whiteSpring: readonly Week[] = [
  [
    {
      insight: 'Clarity seldom shouts. It comes like early light, a little more each day.',
      action: 'Open a window first thing and look at the sky.',
      somaticPractice: 'Take three breaths of fresh air, right down to your ribs.',
    },
    {
      insight: 'You can clear a shelf without clearing your whole life.',
      action: 'Tidy one drawer, then stop.',
      somaticPractice: 'Brush your arms from shoulder to fingertip, as if dusting them off.',
    },
  ],
  [
    {
      insight: 'What you do every day shapes you more than what you do once.',
      action: 'Choose one thing that takes two minutes and do it daily this week.',
      somaticPractice: 'Stand on one leg while the kettle boils, then the other.',
    },
    {
      insight: 'Honest words are a kind of spring cleaning.',
      action: 'Say one true thing that you have been softening.',
      somaticPractice: 'Hum one long note and feel it in your chest.',
    },
  ],
  [
    {
      insight: 'You do not owe anyone the old version of you.',
      action: 'Change one small thing in how you dress, speak or plan, because you like it.',
      somaticPractice: 'Turn your head slowly, left and right, and see what is there.',
    },
    {
      insight: 'A boundary is a door, not a wall. You hold the handle.',
      action: 'Decide what time your day ends, and keep to it.',
      somaticPractice: 'Draw a circle around you with your arms. This space is yours.',
    },
  ],
  [
    {
      insight: 'Notice what gives you energy. It is often smaller than you think.',
      action: 'Write down the one best minute of today.',
      somaticPractice: 'Stretch your fingers wide, then let them rest.',
    },
    {
      insight: 'You can forgive yourself for how you got through.',
      action: 'Finish this line: "I did the best I could when..."',
      somaticPractice: 'Stroke your own forehead, slowly, from the middle outward.',
    },
  ],
  [
    {
      insight: 'A clear yes often hides behind three polite maybes.',
      action: 'Turn one maybe into a yes or a no.',
      somaticPractice: 'Stand tall and feel both heels on the ground.',
    },
    {
      insight: 'Your needs are not too much. They are simply yours.',
      action: 'Name one need out loud, to yourself or to someone you trust.',
      somaticPractice: 'Lay both hands below your ribs and breathe into them.',
    },
  ],
  [
    {
      insight: 'Rain on a roof, warm bread, a clean sheet. Simple things ask nothing of you.',
      action: 'Enjoy one simple thing with your full attention.',
      somaticPractice: 'Eat three bites of something slowly, with your eyes closed.',
    },
    {
      insight: 'You are allowed to change your mind. It is your mind.',
      action: 'Take back one yes that you gave too quickly.',
      somaticPractice: 'Twist gently from the waist, arms loose, for ten swings.',
    },
  ],
  [
    {
      insight: 'What you envy can be a signpost. It points to what you want.',
      action: 'Write down whom you envied lately, and for what.',
      somaticPractice: 'Reach one arm as high as it goes, then the other.',
    },
    {
      insight: 'The first step does not need to be a good one. It only needs to be a step.',
      action: 'Begin something for ten minutes, badly and gladly.',
      somaticPractice: 'Walk outside for as long as one song lasts.',
    },
  ],
  [
    {
      insight: 'Ask your body before you ask your calendar.',
      action: 'Before you say yes today, wait for three breaths.',
      somaticPractice: 'Scan from crown to toes and find one place that feels fine.',
    },
    {
      insight: 'You can love people and still not fix things for them.',
      action: 'Listen to someone without giving advice.',
      somaticPractice: 'Open your hands and rest them, palms up, in your lap.',
    },
  ],
  [
    {
      insight: 'A new habit is a guest. Make room for it before you ask it in.',
      action: 'Put one thing you need for tomorrow where you will see it.',
      somaticPractice: 'Wake your feet: rise onto your toes and down again, ten times.',
    },
    {
      insight: 'The truth about how you feel is a place to stand.',
      action: 'When asked how you are, give a real answer once today.',
      somaticPractice: 'Breathe in and think "here". Breathe out and think "now".',
    },
  ],
  [
    {
      insight: 'There is an age when the opinions of strangers begin to weigh less. Enjoy the lightness.',
      action: 'Do one thing you like that might look odd.',
      somaticPractice: 'Dance in the kitchen until one song ends.',
    },
    {
      insight: 'Wanting less can feel like having more.',
      action: 'Give away one thing that you keep only out of guilt.',
      somaticPractice: 'Breathe out fully and wait a moment before the next breath comes.',
    },
  ],
  [
    {
      insight: 'You have learned things that no book could have told you.',
      action: 'Write down one thing you know now that you did not know at thirty.',
      somaticPractice: 'Place a hand on the back of your neck and feel how it holds you up.',
    },
    {
      insight: 'Your pace is part of your wisdom.',
      action: 'Leave ten minutes early so that you do not have to hurry.',
      somaticPractice: 'Walk and match four steps to each breath.',
    },
  ],
  [
    {
      insight: 'Old rules keep working after the boss has gone home. Check who wrote yours.',
      action: 'Find one "I must" and ask who told you so.',
      somaticPractice: 'Loosen your belly. You do not need to hold it in.',
    },
    {
      insight: 'Light finds the cracks. So does air, and so does laughter.',
      action: 'Call the friend who makes you laugh.',
      somaticPractice: 'Smile with only your eyes for three breaths.',
    },
  ],
  [
    {
      insight: 'You can see more now, because you have stopped looking only where you were told to.',
      action: 'Take a new road on a way you know well.',
      somaticPractice: 'Look up at something tall and let your throat open.',
    },
    {
      insight: 'Enough is a good place to be. Look around before you move on.',
      action: 'Name five things you have enough of.',
      somaticPractice: 'Sit still with a soft gaze for two minutes.',
    },
  ],
];

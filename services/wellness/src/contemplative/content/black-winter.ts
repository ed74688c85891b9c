import type { Week } from '../insight.ts';

/** Weeks 1 to 13, the dark moon: rest, letting go, not knowing yet. */
export const blackWinter: readonly Week[] = [
  [
    {
      insight: 'You do not have to begin the year with a plan. The dark moon begins with rest.',
      action: 'Cross one thing off your list without doing it.',
      somaticPractice: 'Lie down for three minutes and let the floor hold all of your weight.',
    },
    {
      insight: 'What is falling away was once a help to you. You can thank it and still let it go.',
      action: 'Name one habit you have outgrown and say thank you to it.',
      somaticPractice: 'Breathe out through your mouth, slowly, five times.',
    },
  ],
  [
    {
      insight: 'Being tired is not a failing. It is a message from a body that has carried a lot.',
      action: 'Go to bed half an hour earlier tonight.',
      somaticPractice: 'Press your feet into the floor and feel it press back.',
    },
    {
      insight: 'You are allowed to not know who you are becoming.',
      action: 'Answer one question today with "I do not know yet."',
      somaticPractice: 'Rest a hand on your chest and count ten breaths.',
    },
  ],
  [
    {
      insight: 'Seeds do their first work in the dark, where nobody claps.',
      action: 'Do one small kind thing for yourself and tell no one.',
      somaticPractice: 'Curl up on your side under a blanket for five minutes.',
    },
    {
      insight: 'A quiet day can be a full day.',
      action: 'Leave one hour of today empty on purpose.',
      somaticPractice: 'Sit by a window and let your eyes rest on something far away.',
    },
  ],
  [
    {
      insight: 'Grief often comes dressed as anger. Both are welcome at your table.',
      action: 'Write down what you miss. Three lines are enough.',
      somaticPractice: 'Squeeze a pillow as hard as you like, then let go.',
    },
    {
      insight: 'Some friendships belong to an earlier you. That does not make them false.',
      action: 'Think of one old friend with warmth and ask nothing more of it.',
      somaticPractice: 'Roll your shoulders back three times and let them drop.',
    },
  ],
  [
    {
      insight:
        'Forgetting a word does not mean you have lost your mind. Wait. It may come when you stop chasing it.',
      action: 'When a word hides from you today, smile and take another one.',
      somaticPractice: 'Massage your scalp with your fingertips for one minute.',
    },
    {
      insight: 'The night has its own kind of company: the moon, the clock, and other women awake.',
      action: 'If you wake tonight, send a kind thought to someone else who is awake.',
      somaticPractice: 'Lay a cool cloth on the back of your neck.',
    },
  ],
  [
    {
      insight: 'You can be sad about the end of something and glad that it is over.',
      action: 'Finish this line in ink: "I am sad that..., and I am glad that..."',
      somaticPractice: 'Hold one warm cup in both hands until it cools.',
    },
    {
      insight: 'No is a whole sentence. It can be said softly.',
      action: 'Say no to one small thing today.',
      somaticPractice: 'Hold your palms out in front of you, push the air away, and breathe out.',
    },
  ],
  [
    {
      insight: 'Heat rises, heat passes. You have come through every one so far.',
      action: 'Put on layers you can take off with ease.',
      somaticPractice: 'Run cool water over your wrists and breathe slowly.',
    },
    {
      insight: 'A mirror shows a moment. It does not show a life.',
      action: 'Look at your face today the way you would look at a dear friend.',
      somaticPractice: 'Lay your palms over your closed eyes and enjoy the dark.',
    },
  ],
  [
    {
      insight: 'You have been strong for a long time. Strength may also lean.',
      action: 'Ask for help with one thing you always do alone.',
      somaticPractice: 'Lean your back against a wall and let it carry you.',
    },
    {
      insight: 'Not every feeling needs a reason. Weather does not explain itself.',
      action: 'Name your weather today: fog, wind, sun, storm.',
      somaticPractice: 'Sway from side to side like a tree for one minute.',
    },
  ],
  [
    {
      insight: 'The woman you were is not gone. She is one of the rings inside the tree.',
      action: 'Find an old photo and tell her one thing you have learned.',
      somaticPractice: 'Wrap your arms around yourself and hold on for five breaths.',
    },
    {
      insight: 'Crying is one of the ways a body tidies up.',
      action: 'Listen to one song that always moves you.',
      somaticPractice: 'Soften your jaw. Let your tongue rest.',
    },
  ],
  [
    {
      insight: 'You may put down what was never yours to carry.',
      action: 'List three worries. Put a mark beside the ones that belong to someone else.',
      somaticPractice: 'Shake your hands for thirty seconds, as if water were flying off.',
    },
    {
      insight: 'Slow is a speed too.',
      action: 'Do one daily task at half your usual pace.',
      somaticPractice: 'Walk across the room so slowly that you feel each toe.',
    },
  ],
  [
    {
      insight: 'An ending you did not choose can still be met with care.',
      action: 'Light a candle for something that has ended, then blow it out.',
      somaticPractice: 'Breathe in for four counts and out for six, eight times.',
    },
    {
      insight:
        'It is all right to want to be alone. It is all right to want company. You can want both before lunch.',
      action: 'Tell one person plainly what you need today.',
      somaticPractice: 'Place one hand on your belly and feel it rise.',
    },
  ],
  [
    {
      insight:
        'The body keeps its own calendar. It did not ask for your approval, and it is still on your side.',
      action: 'Write your body one line of thanks.',
      somaticPractice: 'Rub your feet with oil or cream before bed.',
    },
    {
      insight: 'Under the noise there is a steady place. You have been there before.',
      action: 'Turn off one screen an hour early.',
      somaticPractice: 'Listen for the farthest sound you can hear, then for the nearest.',
    },
  ],
  [
    {
      insight: 'The dark has done its work when you begin to be curious again.',
      action: 'Follow one small "I wonder" today.',
      somaticPractice: 'Stretch your arms up and yawn, even if you have to pretend.',
    },
    {
      insight: 'You are not behind. There is no race in the dark.',
      action: 'Undo one date you set for yourself that no one else needs.',
      somaticPractice: 'Let your shoulders drop on every out-breath for one minute.',
    },
  ],
];

import type { Week } from '../insight.ts';

/** Weeks 40 to 52, the full and waning moon: harvest, wisdom, giving on. */
export const goldenAutumn: readonly Week[] = [
  [
    {
      insight: 'You have become someone that a younger you would have been glad to meet.',
      action: 'Give a younger woman ten minutes of your full attention.',
      somaticPractice: 'Sit like a queen for three breaths: long back, soft face.',
    },
    {
      insight: 'A harvest needs baskets. Find a way to keep what you have learned.',
      action: 'Start a page called "What I know."',
      somaticPractice: 'Cup your hands and breathe into them as if filling a bowl.',
    },
  ],
  [
    {
      insight: 'Wisdom is knowing which things can wait.',
      action: 'Put off one thing with a clear conscience.',
      somaticPractice: 'Unclench your toes. Then your hands. Then your jaw.',
    },
    {
      insight: 'You do not have to give everything away to be generous.',
      action: 'Give something small today, and keep something too.',
      somaticPractice: 'Breathe in for yourself and breathe out for someone else, ten times.',
    },
  ],
  [
    {
      insight: 'Silver hair, soft belly, strong opinions: the crown has many parts.',
      action: 'Say one kind thing about a part of you that you used to hide.',
      somaticPractice: 'Comb or stroke your hair slowly, fifty strokes.',
    },
    {
      insight: 'What you have lived through has made you easier to talk to.',
      action: 'Ask someone, "How is it really going?" and wait.',
      somaticPractice: 'Tilt your ear to your shoulder and breathe, once on each side.',
    },
  ],
  [
    {
      insight: 'Some questions get better when they are not answered.',
      action: 'Carry one question with you all day, like a stone in a pocket.',
      somaticPractice: 'Hold a stone or a shell and feel its weight.',
    },
    {
      insight: 'There is beauty in things that show their use.',
      action: 'Mend something rather than replace it.',
      somaticPractice: 'Trace the lines of one palm with a finger of the other hand.',
    },
  ],
  [
    {
      insight: 'The women before you walked here too, with fewer words for it.',
      action: 'Speak the name of a woman in your line.',
      somaticPractice: 'Place both hands on your low back and feel those who stand behind you.',
    },
    {
      insight: 'You can hand on a recipe, a skill or a song. You can also end a pattern with you.',
      action: 'Choose one thing to pass on and one thing to stop.',
      somaticPractice: 'Wash your hands slowly in warm water and watch it run away.',
    },
  ],
  [
    {
      insight: 'Contentment is quiet. You may have to turn things down to hear it.',
      action: 'Spend one meal without news or phone.',
      somaticPractice: 'Follow ten breaths from their beginning to their end.',
    },
    {
      insight: 'Being needed is sweet. Being known is sweeter.',
      action: 'Tell someone a thing about you that they do not know.',
      somaticPractice: 'Hold someone’s hand, or your own, for a full minute.',
    },
  ],
  [
    {
      insight: 'You may teach without a classroom. You do it every time you stay calm.',
      action: 'Show someone how you do a thing that you do well.',
      somaticPractice: 'Lower your voice a little and speak from your belly.',
    },
    {
      insight: 'A life can be steered by small turns of the wheel.',
      action: 'Change one thing by five percent.',
      somaticPractice: 'Roll your head in a half circle, from shoulder to shoulder.',
    },
  ],
  [
    {
      insight: 'The moon is whole, also when you see only a slice of it. So are you.',
      action: 'Look for the moon tonight, or for the place where it should be.',
      somaticPractice: 'Lay one hand on your heart and one on your belly, and rest.',
    },
    {
      insight: 'Gratitude does not cancel what is hard. It keeps it company.',
      action: 'Write down one hard thing and one good thing, side by side.',
      somaticPractice: 'Bow your head for three breaths.',
    },
  ],
  [
    {
      insight: 'You have the right to be a beginner again, with better shoes.',
      action: 'Ask a simple question without saying sorry for it.',
      somaticPractice: 'Stretch your calves against a wall, one at a time.',
    },
    {
      insight: 'Let your home fit the life you have now.',
      action: 'Move one thing in your home so that it pleases you.',
      somaticPractice: 'Walk barefoot through one room and feel each change of the floor.',
    },
  ],
  [
    {
      insight: 'A circle of women is an old kind of shelter.',
      action: 'Invite one woman for tea, a walk or a call.',
      somaticPractice: 'Open your arms as wide as you can, then fold them around you.',
    },
    {
      insight: 'Your attention is a blessing. Spend it where something grows.',
      action: 'Stop following one thing that leaves you smaller.',
      somaticPractice: 'Rest your eyes on something green for one minute.',
    },
  ],
  [
    {
      insight: 'You do not need to be finished to be useful.',
      action: 'Offer help in the one way that is easy for you.',
      somaticPractice: 'Shake out one leg, then the other, then your hands.',
    },
    {
      insight: 'Old stories can be told in a new way, with you as the heroine.',
      action: 'Retell one hard memory so that your strength is in it.',
      somaticPractice: 'Sit with your back supported and let your breath grow long.',
    },
  ],
  [
    {
      insight: 'Leaves do not cling. They turn their finest color and go.',
      action: 'Let one thing go while it is still beautiful.',
      somaticPractice: 'Raise your arms and let them float down as slowly as leaves.',
    },
    {
      insight: 'What you bless, you can leave in peace.',
      action: 'Say "it was good" to one part of this year.',
      somaticPractice: 'Breathe out with a long, soft sigh, three times.',
    },
  ],
  [
    {
      insight: 'The year bends back to the dark, and you go with it, wiser by one round.',
      action: 'Write the year a letter of five lines.',
      somaticPractice: 'Wrap up warm, sit in the dark for two minutes, then light one candle.',
    },
    {
      insight: 'You came this far. You may rest at the gate before you go on.',
      action: 'Do nothing for ten minutes, and call it a feast.',
      somaticPractice: 'Lie down, close your eyes and let the day float off.',
    },
  ],
];

import { question } from '../question.ts';

/** Questions 1 to 10. */
export const bodyAndChange = [
  question('energy', 'How would you describe your energy these days?', [
    'It runs out early, and I often feel empty.',
    'It comes and goes, and I am learning to plan around it.',
    'It is coming back, and I know what feeds it.',
    'It is steady, in its own rhythm, and I trust it.',
  ]),
  question('body_connection', 'How do you get along with your body right now?', [
    'It feels like a stranger to me.',
    'I am starting to listen to it again.',
    'We are becoming friends, in a new way.',
    'I feel at home in it, just as it is.',
  ]),
  question('emotions', 'What are your feelings like from day to day?', [
    'They roll over me, and I do not see them coming.',
    'They are strong, but I can often name them.',
    'They move through me, and I know how to meet them.',
    'They are welcome guides, even the hard ones.',
  ]),
  question('aging', 'What comes up when you think about growing older?', [
    'Fear, or a wish not to think about it.',
    'Mixed feelings that I have begun to look at.',
    'Growing respect for the woman I am becoming.',
    'Gratitude, and some pride too.',
  ]),
  question('sleep', 'How do you sleep?', [
    'Badly. The nights are long for me.',
    'Unevenly, and I am trying out what helps.',
    'Better than before, with a rhythm that suits me.',
    'I rest well, or I am at peace when I lie awake.',
  ]),
  question('former_self', 'How do you feel about the woman you used to be?', [
    'I miss her, and I do not know where she went.',
    'I am saying goodbye to her, bit by bit.',
    'I take with me what I love about her.',
    'She is part of me, and I am glad to be who I am now.',
  ]),
  question('menstrual_cycle', 'Where are you with your monthly cycle?', [
    'It is changing, and I find that confusing or upsetting.',
    'It is irregular, and I am getting used to not knowing.',
    'It is rare or gone, and I am finding other rhythms.',
    'It has ended, or it no longer rules my days, and I am at peace with that.',
  ]),
  question('purpose', 'How clear is your sense of purpose?', [
    'What used to matter has lost its shine.',
    'I am sorting out what still matters.',
    'A new direction is taking shape.',
    'I know what I am here to give.',
  ]),
  question('sexuality', 'How is your relationship with desire and touch?', [
    'Far away, or a sore subject.',
    'Changing, and I am careful with myself.',
    'Waking up in new forms.',
    'Free and honest, whatever shape it takes.',
  ]),
  question('self_trust', 'How much do you trust yourself?', [
    'I doubt most of what I think and feel.',
    'I trust myself in some things, and I am practicing.',
    'More each month.',
    'Deeply. I am my own good company.',
  ]),
];

import { question } from '../question.ts';

/** Questions 21 to 30. */
export const voiceAndPlace = [
  question('grief', 'What place does grief have in your life now?', [
    'It fills most of the room.',
    'It comes in waves, and I let it.',
    'It visits. I know how to sit with it.',
    'It has become a quiet kind of love.',
  ]),
  question('support', 'How supported do you feel?', [
    'Alone. Nobody really knows.',
    'One person knows a little.',
    'I have people, and I ask for help.',
    'I am held, and I hold others too.',
  ]),
  question('spiritual_practices', 'Do you have practices that feed your spirit?', [
    'None, or the old ones have gone flat.',
    'I am looking for ones that fit.',
    'Yes, a few that I return to most weeks.',
    'Yes. They are woven through my days.',
  ]),
  question('identity_loss', 'How well do you know who you are right now?', [
    'I feel lost, as if I had come apart.',
    'I know better who I am not than who I am.',
    'A new picture of me is getting clearer.',
    'I know who I am, and I am still curious.',
  ]),
  question('self_patience', 'How patient are you with yourself?', [
    'Not at all. I am hard on myself.',
    'I notice when I am harsh, and I sometimes stop.',
    'Mostly patient.',
    'As patient as I would be with a dear friend.',
  ]),
  question('joy', 'How often do you feel joy?', [
    'I cannot recall the last time.',
    'In small flashes.',
    'Often, and I make room for it.',
    'It runs under most of my days.',
  ]),
  question('boundaries', 'How easy is it for you to say no?', [
    'I say yes and pay for it later.',
    'I am practicing, and it still feels wrong.',
    'I say no when I need to.',
    'My no is calm and clear, and so is my yes.',
  ]),
  question('empowerment', 'How much say do you have in your own life?', [
    'Very little, it seems. Life happens to me.',
    'Some, and I want more.',
    'A good deal. I make choices that fit me.',
    'It is my life. I lead it.',
  ]),
  question('claiming_space', 'How do you take up space among other people?', [
    'I make myself small, or I stay away.',
    'I speak up now and then.',
    'I say what I think and I take my seat.',
    'I take my place, and I make room for others.',
  ]),
  question('life_stage', 'Which words come closest to this time of your life?', [
    'Everything is coming undone.',
    'I am clearing the ground.',
    'I am taking back what is mine.',
    'I am living what I have learned.',
  ]),
];

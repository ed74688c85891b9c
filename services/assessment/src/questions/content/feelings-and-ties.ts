import { question } from '../question.ts';

/** Questions 11 to 20. */
export const feelingsAndTies = [
  question('emotional_rawness', 'How thin is your skin at the moment?', [
    'Everything gets to me.',
    'I am tender, and I have begun to protect that.',
    'I feel a lot, and I can hold it.',
    'I am open and steady at once.',
  ]),
  question('past_relationship', 'How do you look back on your life so far?', [
    'With regret, or with sorrow that still weighs on me.',
    'I am going through it and making sense of it.',
    'I can see how it made me strong.',
    'With love. I can bless even the hard parts.',
  ]),
  question('change_approach', 'What do you do when things change?', [
    'I hold on tight, or I freeze.',
    'I try to let go, one thing at a time.',
    'I step toward it, with some nerves.',
    'I trust it. I have changed before.',
  ]),
  question('brain_fog', 'How clear is your mind?', [
    'Foggy. I lose words and threads, and it scares me.',
    'Cloudy at times. I use lists and I go slower.',
    'Clear more often, and kinder about the rest.',
    'Calm and clear in what counts, and I laugh about the rest.',
  ]),
  question('intuition', 'How well can you hear your inner voice?', [
    'I cannot hear it, or I do not believe it.',
    'I hear it now and then when it is quiet.',
    'I hear it often and I act on it.',
    'It leads me, and I follow gladly.',
  ]),
  question('appearance', 'What do you see when you look in the mirror?', [
    'Someone I do not know or do not like.',
    'A face that is changing. I am trying to be kind.',
    'A woman with a story, and I like her more and more.',
    'Myself. I am fond of her.',
  ]),
  question('responsibilities', 'How do your duties feel to you?', [
    'Like far too much. I carry it alone.',
    'Heavy, and I am looking at what I could put down.',
    'Shared more fairly than before.',
    'Chosen. I carry what is mine.',
  ]),
  question('future_feeling', 'When you think of the years ahead, what do you feel?', [
    'Worry, or nothing much.',
    'A little hope among the questions.',
    'Curiosity and new plans.',
    'Joy and calm.',
  ]),
  question('retreat_desire', 'How strong is your wish to pull back from the world?', [
    'Very strong. I want to hide.',
    'Strong. I need more quiet than I used to.',
    'I take quiet time, and then I like to come back.',
    'I move easily between being alone and being with others.',
  ]),
  question('creativity', 'How is your creative fire?', [
    'Cold. I have nothing to give.',
    'Glowing under the ash.',
    'Burning again. I make things and try things.',
    'Warm and steady. It is part of my days.',
  ]),
];

import type { Phase } from '@moons/contracts/phases';

export interface SeedPost {
  id: string;
  author: { id: string; name: string };
  hoursAgo: number;
  title?: string;
  content: string;
  phase?: Phase;
  isAnonymous?: boolean;
}

const ines = { id: 'seed-member-ines', name: 'Inés' };
const maren = { id: 'seed-member-maren', name: 'Maren' };
const odile = { id: 'seed-member-odile', name: 'Odile' };
const thandi = { id: 'seed-member-thandi', name: 'Thandi' };
const ruth = { id: 'seed-member-ruth', name: 'Ruth' };

export const seedPosts: readonly SeedPost[] = [
  {
    id: '5eed0c0000000000000000c1',
    author: maren,
    hoursAgo: 3,
    title: 'Awake at four again',
    phase: 'black',
    content:
      'The house was quiet and I was wide awake, sheets kicked off, window open. Instead of fighting it I made tea and sat on the back step. The sky was already turning. I am so tired, and I also would not have missed that light.',
  },
  {
    id: '5eed0c0000000000000000c2',
    author: thandi,
    hoursAgo: 7,
    title: 'I said no at work',
    phase: 'red',
    content:
      'They asked me to take on the rota for the third time. I felt the heat rise and for once it was not a flush. I said: no, I have done it twice, it is someone else’s turn. My voice shook. Nobody died. I walked home taller.',
  },
  {
    id: '5eed0c0000000000000000c3',
    author: ines,
    hoursAgo: 15,
    phase: 'black',
    isAnonymous: true,
    content:
      'I have not told anyone how often I cry in the car. It is ten minutes between work and home and it is the only place that is only mine. If you do this too: I am waving at you from the next lane.',
  },
  {
    id: '5eed0c0000000000000000c4',
    author: ruth,
    hoursAgo: 26,
    title: 'Sixty-one and swimming',
    phase: 'white',
    content:
      'Two years past my last bleed. This morning the lake was so cold it took my breath and gave it back cleaner. I used to think this part would be the end of something. It is quieter than that, and wider.',
  },
  {
    id: '5eed0c0000000000000000c5',
    author: odile,
    hoursAgo: 33,
    title: 'What I tell my daughters',
    phase: 'white',
    content:
      'They asked why I keep a fan in my handbag. So I told them, all of it, at the kitchen table, the way nobody told me. The younger one said: that sounds like a lot, Maman. Yes. And now it is a lot with company.',
  },
  {
    id: '5eed0c0000000000000000c6',
    author: thandi,
    hoursAgo: 50,
    phase: 'red',
    isAnonymous: true,
    content:
      'I moved into the spare room. Not because of love, because of sleep. It took me a year to say it out loud and one evening to do it. This morning we had coffee together and both of us had slept.',
  },
  {
    id: '5eed0c0000000000000000c7',
    author: ines,
    hoursAgo: 62,
    title: 'The word I could not find',
    phase: 'black',
    content:
      'Colander. I stood in my own kitchen with the pasta steaming and could not find colander. I laughed, and then I was frightened, and then my son said “the hole bowl” and it has been called that since. Be gentle with your foggy heads.',
  },
  {
    id: '5eed0c0000000000000000c8',
    author: maren,
    hoursAgo: 80,
    title: 'A small ritual that helps me',
    content:
      'When the day has been too much, I wash my hands slowly in warm water, all the way to the elbows, and imagine handing back whatever was not mine to carry. It takes two minutes. It is the nicest two minutes of the evening.',
  },
  {
    id: '5eed0c0000000000000000c9',
    author: odile,
    hoursAgo: 101,
    title: 'Red lipstick on a Tuesday',
    phase: 'red',
    content:
      'No occasion. I had been dressing to disappear for about three years and only noticed when I saw a photo of myself behind everyone else. So: red lipstick, on a Tuesday, to the post office. The man at the counter said good morning as if he meant it.',
  },
  {
    id: '5eed0c0000000000000000ca',
    author: ruth,
    hoursAgo: 124,
    phase: 'white',
    isAnonymous: true,
    content:
      'I gave away the last of the baby things. I thought I would grieve and I did, for an afternoon. Then I painted the room and put my table in it. It is the first room I have had since I was nineteen.',
  },
  {
    id: '5eed0c0000000000000000cb',
    author: thandi,
    hoursAgo: 149,
    title: 'My doctor listened',
    phase: 'black',
    content:
      'I wrote everything down for a month, took the pages with me and read them out. She put her pen down and listened. I do not know yet what we will do, but I came out feeling believed, and I wanted to tell someone who knows what that is worth.',
  },
  {
    id: '5eed0c0000000000000000cc',
    author: maren,
    hoursAgo: 190,
    title: 'Hello from a newcomer',
    content:
      'I have been reading here for a while. I am forty-eight, everything changed in one winter, and I thought I was losing my mind until I recognised myself in your words. Thank you for writing. I wanted to say that I am here too.',
  },
];

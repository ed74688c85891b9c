export interface SeedRetreat {
  id: string;
  title: string;
  description: string;
  location: string;
  /** Days from the day of seeding. */
  inDays: number;
  days: 3 | 4;
  /** 8 to 16 (member spec, section 2). */
  places: number;
  /** Integer cents. */
  price: number;
}

export const seedRetreats: readonly SeedRetreat[] = [
  {
    id: 'retreat-dark-moon-rest',
    title: 'Dark Moon Rest',
    description:
      'Three days of doing less than you thought possible: long sleep, a warm kitchen, one slow walk a day, and evenings by the fire with women who need no explanation.',
    location: 'A farmhouse in the Catskills, New York',
    inDays: 26,
    days: 3,
    places: 10,
    price: 64_000,
  },
  {
    id: 'retreat-salt-and-stone',
    title: 'Salt and Stone',
    description:
      'Four days at the sea for what is ready to be let go. We walk the tide line, write, make a simple ceremony of release, and eat well together.',
    location: 'Mendocino, California',
    inDays: 47,
    days: 4,
    places: 12,
    price: 98_000,
  },
  {
    id: 'retreat-the-red-thread',
    title: 'The Red Thread',
    description:
      'Voice, anger, desire and the word no. Three lively days of movement, storytelling and practice for women who are taking up their own space again.',
    location: 'Taos, New Mexico',
    inDays: 75,
    days: 3,
    places: 16,
    price: 72_500,
  },
  {
    id: 'retreat-the-white-house',
    title: 'The White House on the Hill',
    description:
      'Four quiet days for women past the threshold: silence until noon, conversation in the afternoon, and time to ask what the coming years are for.',
    location: 'Blue Ridge Mountains, North Carolina',
    inDays: 110,
    days: 4,
    places: 8,
    price: 115_000,
  },
];

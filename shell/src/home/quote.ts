/** The static quote of the day (visitor spec, section 2); our own words. */
export const quoteOfTheDay =
  'The moon does not hurry through her dark nights. She knows them as part of being whole.';

import { handleEvent } from '@moons/service-kit';
import { memberProfileChanged } from '@moons/contracts/membership/profile';
import { AuthorNames } from './author-names.ts';

/** A member is called something else now: so are her posts. */
export const authorRenamed = handleEvent(memberProfileChanged, (payload, { app, session }) =>
  app.get(AuthorNames).rename(payload, session),
);

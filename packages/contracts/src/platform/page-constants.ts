// Without a schema: the shell's first load reads these and carries no schema library.

/** Id of the data block of each page (`PageData`). */
export const pageDataId = 'moons-page';

/** Public by the route list (visitor spec section 2, design section 10); everything else is for members. */
export const publicPaths = [
  '/',
  '/assessment',
  '/book',
  '/subscribe',
  '/login',
  '/tracker',
  '/soulful',
  '/stream-demo',
] as const;
/** Session storage key (member spec, section 9). */
export const intendedRouteKey = 'intendedRoute';
/** An area slower than this is shown as away (design, section 4). */
export const areaTimeoutMs = 5_000;

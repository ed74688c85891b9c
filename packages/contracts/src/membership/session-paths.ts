// Without a schema: the shell's first load reads these and carries no schema library.

export const authUserPath = '/api/auth/user';
export const logoutPath = '/api/logout';
/** Where a login starts; `returnTo` must be a path of ours. */
export const loginPath = '/api/login';
export const loginHref = (returnTo?: string): string =>
  returnTo ? `${loginPath}?returnTo=${encodeURIComponent(returnTo)}` : loginPath;

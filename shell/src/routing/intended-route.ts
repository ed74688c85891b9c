import { intendedRouteKey } from '@moons/contracts/platform/page-constants';
import { createStore, type Store } from '@moons/area-kit/kernel';
import { loginHref } from '@moons/contracts/membership/session-paths';

const stateKey = 'intendedRoute';
const moved = createStore(0);
/** Changes when the way back has become known: links to the login are drawn again. */
export const intendedRouteMoved: Store<number> = moved;

/** A path of ours: one slash, no other host, no control characters, no place where a login starts again. */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return false;
  const { origin, pathname } = new URL(path, location.origin);
  return origin === location.origin && !/^\/(api|auth|login)(\/|$)/.test(pathname);
}

/** Keeps where a visitor wanted to go, and resets the address (visitor spec, section 2). */
export function keepAndLeave(path: string): void {
  sessionStorage.setItem(intendedRouteKey, path);
  history.replaceState(null, '', '/');
}

/**
 * The landing clears the stored value on load; so that a login can still lead back, the path moves
 * into the navigation's state (design, section 10).
 */
export function moveIntoNavigation(): string | null {
  const stored = sessionStorage.getItem(intendedRouteKey);
  sessionStorage.removeItem(intendedRouteKey);
  if (isOwnPath(stored)) {
    history.replaceState({ ...history.state, [stateKey]: stored }, '');
    moved.set(moved.get() + 1);
  }
  return intendedRoute();
}

/** Where she wanted to go, as long as this entry of the history is shown. */
export function intendedRoute(): string | null {
  const kept: unknown = (history.state as Record<string, unknown> | null)?.[stateKey];
  return isOwnPath(kept) ? kept : null;
}

/** Where a login that starts here should lead: the intended route, the asked one, or this page. */
export function returnPath(): string | undefined {
  const asked = new URLSearchParams(location.search).get('returnTo');
  if (location.pathname === '/login') return isOwnPath(asked) ? asked : undefined;
  const here = location.pathname === '/' ? null : location.pathname + location.search;
  return intendedRoute() ?? here ?? undefined;
}

/** Address that starts a login from this page. */
export const loginFromHere = (): string => loginHref(returnPath());

/** Address of our own login page, with the way back. */
export function loginPageFromHere(): string {
  const to = returnPath();
  return to ? `/login?returnTo=${encodeURIComponent(to)}` : '/login';
}

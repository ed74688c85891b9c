import { intendedRouteKey } from '@moons/contracts/platform/page-constants';
import {
  intendedRoute,
  isOwnPath,
  keepAndLeave,
  loginFromHere,
  loginPageFromHere,
  moveIntoNavigation,
} from './intended-route.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('intended route', () => {
  test('is stored while the address is reset, and moves into the navigation when the landing loads', () => {
    history.replaceState(null, '', '/journal?day=2');
    keepAndLeave('/journal?day=2');
    expect(location.pathname).toBe('/');
    expect(sessionStorage.getItem(intendedRouteKey)).toBe('/journal?day=2');

    expect(moveIntoNavigation()).toBe('/journal?day=2');
    expect(sessionStorage.getItem(intendedRouteKey)).toBeNull();
    expect(loginFromHere()).toBe('/api/login?returnTo=%2Fjournal%3Fday%3D2');
    expect(loginPageFromHere()).toBe('/login?returnTo=%2Fjournal%3Fday%3D2');
  });

  test('is gone on another page of the history', () => {
    keepAndLeave('/journal');
    moveIntoNavigation();
    history.pushState(null, '', '/assessment');
    expect(intendedRoute()).toBeNull();
    expect(loginFromHere()).toBe('/api/login?returnTo=%2Fassessment');
  });

  test('a plain landing leads nowhere special', () => {
    expect(moveIntoNavigation()).toBeNull();
    expect(loginFromHere()).toBe('/api/login');
  });

  test('the login page passes on what it was asked for', () => {
    history.replaceState(null, '', '/login?returnTo=%2Fjournal');
    expect(loginFromHere()).toBe('/api/login?returnTo=%2Fjournal');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\nb',
    'journal',
    '/api/login',
    '/login?returnTo=/login',
    '/auth/realms',
    null,
  ])('%s is no path of ours', (path) => {
    expect(isOwnPath(path)).toBe(false);
    history.replaceState(null, '', `/login?returnTo=${encodeURIComponent(String(path))}`);
    expect(loginFromHere()).toBe('/api/login');
  });
});

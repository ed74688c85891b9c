import { useSyncExternalStore } from 'react';
import { usePath } from '@moons/area-kit/kernel';
import { intendedRouteMoved, loginPageFromHere } from './intended-route.ts';

/** Address of the login page that leads back to where she is, or wanted to go. */
export function useLoginPage(): string {
  usePath();
  return useSyncExternalStore(intendedRouteMoved.subscribe, loginPageFromHere, () => '/login');
}

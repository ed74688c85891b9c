import { useEffect } from 'react';
import { loginHref } from '@moons/contracts/membership/session-paths';
import { useStore } from '@moons/area-kit/kernel';
import { TextLink } from '@moons/ui/kernel';
import { useShell } from '../shell-context.tsx';
import { Strip } from './offline-banner.component.tsx';

/**
 * Her session ended while she was busy here. The page stays as it is, with all that she typed; the
 * login opens beside it, and coming back to this tab picks the session up again.
 */
export function SessionEndedBanner() {
  const { session } = useShell();
  const endedAt = useStore(session.endedAt, () => null);
  useEffect(() => {
    if (endedAt === null) return;
    const resume = () => {
      if (document.visibilityState === 'visible') void session.resume();
    };
    document.addEventListener('visibilitychange', resume);
    addEventListener('focus', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      removeEventListener('focus', resume);
    };
  }, [endedAt, session]);
  if (endedAt === null) return null;
  return (
    <Strip role="region" aria-label="Your session">
      Your session has ended. What you typed is still here.
      <TextLink href={loginHref('/home')} target="_blank" rel="noopener">
        Log in again in a new tab
      </TextLink>
    </Strip>
  );
}

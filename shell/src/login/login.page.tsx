import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { AppLink } from '@moons/area-kit/kernel';
import { Card, LinkButton, MoonPhase, Notice, Stack, tokens } from '@moons/ui/kernel';
import { loginFromHere } from '../routing/intended-route.ts';

const never = () => () => {};
const problems: Readonly<Record<string, string>> = {
  cancelled: 'You left before the door was open. Whenever you like, try again.',
  expired: 'That took a little long and the door closed again. Please try once more.',
  unavailable: 'The door does not answer just now. Please try again in a few minutes.',
};
const someProblem = 'Something got in the way while you were logging in. Please try once more.';

/** A gentle word for the reason that the gateway gives in `?problem=`; null without one. */
function problemSentence(): string | null {
  const problem = new URLSearchParams(location.search).get('problem');
  return problem === null ? null : (problems[problem] ?? someProblem);
}

/** The login landing page (member spec, section 2, "Login"). */
export function LoginPage() {
  const problem = useSyncExternalStore(never, problemSentence, () => null);
  const href = useSyncExternalStore(never, loginFromHere, () => '/api/login');
  return (
    <Frame>
      <Card>
        <Stack gap={6} align="center">
          <MoonPhase phase="golden" size={112} />
          <Stack gap={3} align="center">
            <h1 tabIndex={-1}>Welcome back, sister</h1>
            <p>Your journal, your circles and your path are where you left them.</p>
          </Stack>
          {problem && <Notice tone="warning">{problem}</Notice>}
          <Acts>
            <LinkButton href={href} size="large" wide>
              Enter Sacred Space
            </LinkButton>
            <LinkButton as={AppLink} to="/subscribe" variant="secondary" size="large" wide>
              Become a member
            </LinkButton>
          </Acts>
          <Small>New here? You can open an account on the next page.</Small>
        </Stack>
      </Card>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - 12rem);
  padding: 2.5rem 1.25rem 4rem;
  > div {
    width: min(30rem, 100%);
    text-align: center;
  }
  h1 {
    font-size: 2.25rem;
  }
`;
const Acts = styled.div`
  display: grid;
  gap: 0.75rem;
  width: 100%;
`;
const Small = styled.p`
  color: var(--ink-soft);
  font-size: ${tokens.size.small};
`;

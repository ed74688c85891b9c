import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { AppLink, useUser } from '@moons/area-kit/kernel';
import { Card, LinkButton, Notice, Stack, TextLink, tokens } from '@moons/ui/kernel';
import { findAreaRoute } from '../routing/route-rules.ts';
import { moveIntoNavigation } from '../routing/intended-route.ts';
import { useLoginPage } from '../routing/use-login-page.ts';
import { useAreas } from '../shell-context.tsx';
import { Hero } from './hero.component.tsx';
import { PlansSlot } from './plans-slot.component.tsx';
import { PromptSlot } from './prompt-slot.component.tsx';
import { ToolsGrid } from './tools-grid.component.tsx';

/** The landing page (visitor spec, section 2). */
export function LandingPage() {
  const areas = useAreas();
  const isServed = (path: string) => findAreaRoute(path, areas) !== undefined;
  return (
    <Column>
      <WayBack />
      <Hero />
      {isServed('/book') && (
        <Band tone="gold">
          <h2>The book is on its way to you</h2>
          <p>312 pages for the years nobody told you about. Begin with a chapter, as a gift.</p>
          <LinkButton as={AppLink} to="/book" variant="secondary">
            Get Your Free Chapter
          </LinkButton>
        </Band>
      )}
      <PromptSlot />
      <ToolsGrid />
      <PlansSlot />
      <Band tone="violet">
        <h2>You do not have to walk this alone</h2>
        <p>Begin gently. Whatever you choose, it can be undone.</p>
        <Stack direction="row" wrap gap={3} justify="center">
          <LinkButton as={AppLink} to="/subscribe" size="large">
            Start Your Transformation
          </LinkButton>
          <LinkButton as={AppLink} to="/assessment" variant="secondary" size="large">
            Take Assessment First
          </LinkButton>
        </Stack>
      </Band>
    </Column>
  );
}

/** For a visitor who was on her way to a member's page: what happened, and the door to it. */
function WayBack() {
  const areas = useAreas();
  const user = useUser();
  const loginPage = useLoginPage();
  const [intended, setIntended] = useState<string | null>(null);
  useLayoutEffect(() => setIntended(moveIntoNavigation()), []);
  if (!intended || user) return null;
  const title = findAreaRoute(new URL(intended, location.origin).pathname, areas)?.route.title;
  return (
    <Notice title={title ? `${title} is for members` : 'That page is for members'}>
      <TextLink as={AppLink} to={loginPage}>
        Log in to go on
      </TextLink>
      , and you will be led straight there.
    </Notice>
  );
}

const Column = styled.div`
  display: grid;
  gap: clamp(3.5rem, 2.5rem + 4vw, 6.5rem);
  width: 100%;
  max-width: calc(${tokens.width.wide} + 2.5rem);
  margin-inline: auto;
  padding: clamp(2rem, 1rem + 3vw, 3.5rem) 1.25rem clamp(4rem, 3rem + 4vw, 7rem);
  > * {
    min-width: 0;
  }
`;
const Band = styled(Card)`
  align-items: center;
  padding-block: clamp(2.5rem, 2rem + 3vw, 4.5rem);
  text-align: center;
  > p {
    max-width: ${tokens.measure};
  }
`;

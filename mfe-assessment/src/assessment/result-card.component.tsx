import { useEffect, useRef } from 'react';
import { phaseContent } from '@moons/contracts/assessment/phase-content';
import { maximumTotal, scoreRanges } from '@moons/contracts/assessment/questions';
import { phaseNames } from '@moons/contracts/phases';
import { AppLink } from '@moons/area-kit';
import { Badge, Card, CardTitle, Grid, LinkButton, MoonPhase, Stack } from '@moons/ui';
import styled from 'styled-components';
import type { AssessmentResult } from './result.ts';

const Title = styled.h2`
  outline: none;
`;

/** The inline result (visitor spec, section 2). */
export function ResultCard({ result: { phase, totalPoints } }: { result: AssessmentResult }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the result is where she reads on.
  useEffect(() => title.current?.focus(), []);
  const [from, to] = scoreRanges[phase];
  return (
    <Card as="section" aria-label="Your result">
      <Stack align="center" gap={4}>
        <MoonPhase phase={phase} size={96} />
        <Title ref={title} tabIndex={-1}>
          {phaseNames.assessmentTitle[phase]}
        </Title>
        <Stack direction="row" gap={2} wrap justify="center">
          <Badge tone={phase}>
            Your score: {totalPoints} out of {maximumTotal}
          </Badge>
          <Badge>
            Score range: {from} to {to}
          </Badge>
        </Stack>
      </Stack>
      <p>{phaseContent[phase].description}</p>
      <p>
        Phases are not linear, and thresholds are holy. You may move back and forth between them, or stand in
        two at once.
      </p>
      <Grid min="18rem">
        <UpsellTile plan="luna" title="Luna" price="$13 a month">
          Daily lunar wisdom, the essential meditations and rituals, the forum and the tracker.
        </UpsellTile>
        <UpsellTile plan="chandra" title="Chandra" price="$33 a month">
          Everything in Luna, all courses and rituals, the live moon circles and the AI companion.
        </UpsellTile>
      </Grid>
      <Stack direction="row" gap={3} wrap>
        <LinkButton as={AppLink} to="/home">
          Enter Your Sacred Space
        </LinkButton>
        <LinkButton as={AppLink} to="/" variant="secondary">
          Return to Sacred Sanctuary
        </LinkButton>
      </Stack>
    </Card>
  );
}

interface UpsellTileProps {
  plan: 'luna' | 'chandra';
  title: string;
  price: string;
  children: string;
}

function UpsellTile({ plan, title, price, children }: UpsellTileProps) {
  return (
    <Card tone="sunken" interactive>
      <CardTitle>
        <AppLink to={`/subscribe?plan=${plan}`}>{title}</AppLink>
      </CardTitle>
      <Badge tone="gold">{price}</Badge>
      <p>{children}</p>
    </Card>
  );
}

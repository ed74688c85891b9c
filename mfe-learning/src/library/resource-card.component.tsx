import styled from 'styled-components';
import type { Resource } from '@moons/contracts/learning/courses';
import { Badge, Button, Card, CardTitle, Stack, VisuallyHidden } from '@moons/ui';
import { priceText } from '../price.ts';
import { categoryNames, phaseName, typeNames } from './resource-texts.ts';

const Facts = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
/* The button stands at the foot, whatever the length of the text above it. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
`;

export interface ResourceCardProps {
  resource: Resource;
  isSaved: boolean;
  onOpen: () => void;
}

export function ResourceCard({ resource, isSaved, onOpen }: ResourceCardProps) {
  const { title, description, phase, type, category, duration, instructor, price } = resource;
  return (
    <Card as="li">
      <Stack direction="row" gap={2} wrap>
        <Badge tone={phase === 'all' ? 'neutral' : phase}>{phaseName(phase)}</Badge>
        <Badge>{categoryNames[category]}</Badge>
        {isSaved && <Badge tone="success">Saved</Badge>}
      </Stack>
      <CardTitle>{title}</CardTitle>
      <p>{description}</p>
      <Facts>
        {typeNames[type]} • {duration} • {instructor}
      </Facts>
      <Foot>
        <strong>{priceText(price)}</strong>
        <Button variant="secondary" size="small" onClick={onOpen}>
          View Details<VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </Foot>
    </Card>
  );
}

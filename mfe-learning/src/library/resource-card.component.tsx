import type { Resource } from '@moons/contracts/learning/courses';
import { Badge, Button, Card, CardTitle, Stack, VisuallyHidden } from '@moons/ui';
import { Facts, Foot } from '../card-parts.ts';
import { priceText } from '../price.ts';
import { categoryNames, phaseName, typeNames } from './resource-texts.ts';

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

import styled from 'styled-components';
import type { Retreat } from '@moons/contracts/learning/retreats';
import { Badge, Button, Card, CardTitle, VisuallyHidden } from '@moons/ui';
import { Facts, Foot } from '../card-parts.ts';
import { wholeDollars } from '../price.ts';
import { retreatDates } from './retreat-dates.ts';
import { RetreatImage } from './retreat-image.component.tsx';

const TwoLines = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export interface RetreatCardProps {
  retreat: Retreat;
  position: number;
  onOpen: () => void;
}

/** A retreat of the grid (member spec, section 2). */
export function RetreatCard({ retreat, position, onOpen }: RetreatCardProps) {
  const { title, description, duration, startDate, endDate, location, maxParticipants, price } = retreat;
  return (
    <Card as="li">
      <RetreatImage retreat={retreat} position={position} />
      <Badge>{duration}</Badge>
      <CardTitle>{title}</CardTitle>
      <TwoLines>{description}</TwoLines>
      <Facts>
        {retreatDates(startDate, endDate)}
        <br />
        {location}
        {maxParticipants !== undefined && (
          <>
            <br />
            Max {maxParticipants} participants
          </>
        )}
      </Facts>
      <Foot>
        {price !== undefined && <strong>{wholeDollars(price)}</strong>}
        <Button variant="secondary" size="small" onClick={onOpen}>
          View Details<VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </Foot>
    </Card>
  );
}

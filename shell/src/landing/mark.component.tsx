import styled from 'styled-components';
import { Icon, type IconName } from '@moons/ui/kernel';

/** The round sign above a card's title. */
export function Mark({ icon }: { icon: IconName }) {
  return (
    <Disc>
      <Icon name={icon} size={26} />
    </Disc>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  color: var(--rose);
  background: var(--rose-soft);
`;

import styled from 'styled-components';
import { MoonPhase } from '@moons/ui';
import type { Retreat } from '@moons/contracts/learning/retreats';

const Frame = styled.div<{ $ground: string }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: 0.875rem;
  background: ${({ $ground }) => $ground};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** One of four drawn skies by position, where a retreat brings no picture of its own. */
const skies = [
  { phase: 'black', ground: 'linear-gradient(160deg, var(--violet-soft), var(--sunken))' },
  { phase: 'white', ground: 'linear-gradient(160deg, var(--pearl-soft), var(--sunken))' },
  { phase: 'red', ground: 'linear-gradient(160deg, var(--rose-soft), var(--sunken))' },
  { phase: 'golden', ground: 'linear-gradient(160deg, var(--gold-soft), var(--sunken))' },
] as const;

export function RetreatImage({ retreat, position }: { retreat: Retreat; position: number }) {
  const sky = skies[position % skies.length] ?? skies[0];
  return (
    <Frame $ground={sky.ground}>
      {retreat.imageUrl ? (
        <img src={retreat.imageUrl} alt="" loading="lazy" />
      ) : (
        <MoonPhase phase={sky.phase} size={96} />
      )}
    </Frame>
  );
}

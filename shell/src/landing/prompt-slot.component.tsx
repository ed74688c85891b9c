import { useRef } from 'react';
import styled from 'styled-components';
import { RemoteWidget } from '@moons/area-kit/kernel';
import { LoadingState, Section, tokens } from '@moons/ui/kernel';
import { useAreas } from '../shell-context.tsx';
import { useNear } from './use-near.ts';

const label = 'Today’s wisdom is on its way…';

/** The place of the wellness area's prompt card: its size is kept, its code comes when she nears it. */
export function PromptSlot() {
  const isThere = useAreas().some(({ widgets }) => widgets.includes('ContemplativePromptCard'));
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  return (
    <Section title="Today’s wisdom" lead="A few lines for this day: something to think, to do, and to feel.">
      <Place ref={slot}>
        {isNear && isThere ? (
          <RemoteWidget
            area="wellness"
            name="ContemplativePromptCard"
            title="Today’s wisdom"
            props={{}}
            placeholder={<LoadingState label={label} />}
          />
        ) : (
          <LoadingState label={label} />
        )}
      </Place>
    </Section>
  );
}

/* As high as the card usually is, so that the page does not move when it comes. */
const Place = styled.div`
  display: grid;
  min-height: 26rem;
  @media (min-width: ${tokens.breakpoint.wide}) {
    min-height: 16rem;
  }
`;

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RemoteWidget } from '@moons/area-kit/kernel';
import { LoadingState, Section } from '@moons/ui';
import { useAreas } from '../shell-context.tsx';

/** How far below the screen the card begins to load. */
const ahead = '400px';
const label = 'Today’s wisdom is on its way…';

/** The place of the wellness area's prompt card: its size is kept, its code comes when she nears it. */
export function PromptSlot() {
  const isThere = useAreas().some(({ widgets }) => widgets.includes('ContemplativePromptCard'));
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!slot.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watch.observe(slot.current);
    return () => watch.disconnect();
  }, []);
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
  min-height: 24rem;
`;

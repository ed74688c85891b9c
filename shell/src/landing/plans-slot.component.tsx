import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { FailureBoundary } from '@moons/area-kit/kernel';
import { ErrorState, LoadingState, Section } from '@moons/ui/kernel';
import { useNear } from './use-near.ts';

const load = () =>
  lazy(async () => ({ default: (await import('./plans-teaser.component.tsx')).PlansTeaser }));
const Coming = <LoadingState label="The plans are on their way…" />;

/** The place of the plans: their code and the catalogue come when she nears them. */
export function PlansSlot() {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  const [Teaser, setTeaser] = useState(load);
  return (
    <Section title="Choose how you want to walk" lead="Cancel whenever you like, with no penalties.">
      <Place ref={slot}>
        <FailureBoundary
          fallback={(retry) => (
            <ErrorState
              title="The plans could not be shown"
              onRetry={() => {
                setTeaser(load);
                retry();
              }}
            >
              Please check your connection and try again.
            </ErrorState>
          )}
        >
          {isNear ? (
            <Suspense fallback={Coming}>
              <Teaser />
            </Suspense>
          ) : (
            Coming
          )}
        </FailureBoundary>
      </Place>
    </Section>
  );
}

/* As high as the cards usually are, so that the page does not move when they come. */
const Place = styled.div`
  min-height: 30rem;
`;

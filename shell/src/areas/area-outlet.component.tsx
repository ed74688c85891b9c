import styled from 'styled-components';
import type { AreaName } from '@moons/contracts/platform/area';
import { AppLink, createStore, useStore, type Store } from '@moons/area-kit/kernel';
import { ErrorState, LinkButton, LoadingState, VisuallyHidden } from '@moons/ui/kernel';
import { useShell } from '../shell-context.tsx';
import type { AreaState } from './area-state.ts';

/** Where areas draw themselves. React never looks inside: `dangerouslySetInnerHTML` keeps it out. */
const untouched = { __html: '' };
export const outletId = 'outlet';

export function AreaOutlet({ area, title }: { area: AreaName | null; title: string }) {
  return (
    <>
      {area && <AreaStatus area={area} title={title} />}
      <div id={outletId} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    </>
  );
}

const away: Store<AreaState> = createStore<AreaState>({ phase: 'away' });

function AreaStatus({ area, title }: { area: AreaName; title: string }) {
  const { areaStates, retryArea } = useShell();
  const state = useStore(areaStates.get(area) ?? away, away.get);
  if (state.phase === 'ready') return null;
  if (state.phase !== 'failed') return <LoadingState label={`${title} is opening…`} />;
  return (
    <Place data-area-card={area}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ErrorState title={`${title} is resting just now`} onRetry={() => retryArea(area)}>
        We could not open this room. Everything else works as usual, and nothing you saved is lost.
      </ErrorState>
      <LinkButton as={AppLink} to="/" variant="quiet">
        Back to the start
      </LinkButton>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: 2rem 1.25rem 4rem;
  > a {
    margin-top: -2.5rem;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { MoonPhase } from './moon-phase.tsx';
import type { MoonPhaseName } from './moon-phase.tsx';
import { Spinner } from './spinner.tsx';
import { appear } from './styles.ts';
import { tokens } from './tokens.ts';

const Calm = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  align-items: center;
  max-width: ${tokens.measure};
  margin-inline: auto;
  padding: clamp(2rem, 1rem + 4vw, 4rem) 1rem;
  text-align: center;
  > div {
    color: var(--ink-soft);
  }
`;
const Title = styled.h2`
  font-size: 1.5rem;
`;
/* Comes into sight late, so that what arrives quickly does not flicker. */
const Late = styled(Calm)`
  color: var(--ink-soft);
  animation: ${appear} ${tokens.motion.calm} 250ms both;
`;

/** Something is on its way; the label is seen and said. */
export function LoadingState({ label = 'Loading' }: { label?: string | undefined }) {
  return (
    <Late role="status">
      <Spinner size={40} />
      <p>{label}</p>
    </Late>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** What she can do about it: a button or a link. */
  action?: ReactNode;
  phase?: MoonPhaseName | number | undefined;
}

/** Nothing here yet, said kindly, with a moon. */
export function EmptyState({ title, children, action, phase = 0.08 }: EmptyStateProps) {
  return (
    <Calm>
      <MoonPhase phase={phase} size={88} />
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Calm>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened, that nothing is lost (when that is so), and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** Something failed; with `onRetry` it can be tried again. */
export function ErrorState({ title = 'This could not be shown', children, onRetry, busy }: ErrorStateProps) {
  return (
    <Calm role="alert">
      <MoonPhase phase={0.92} size={88} />
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {onRetry && (
        <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Calm>
  );
}

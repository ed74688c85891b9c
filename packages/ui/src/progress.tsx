import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Stack } from './layout.tsx';
import { outOfSight } from './styles.ts';
import { tokens } from './tokens.ts';

/** A thin round bar, drawn on `<progress>` so that its width needs no style attribute. */
export const bar = css`
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${tokens.radius.round};
  background: var(--line);
  overflow: hidden;
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--rose);
    border-radius: ${tokens.radius.round};
    transition: inline-size ${tokens.motion.calm};
  }
  &::-moz-progress-bar {
    background: var(--rose);
    border-radius: ${tokens.radius.round};
  }
`;
const Bar = styled.progress`
  ${bar}
`;
const Line = styled(Stack)<{ $hidden: boolean }>`
  font-size: ${tokens.size.small};
  color: var(--ink-soft);
  ${({ $hidden }) => $hidden && outOfSight}
`;

export interface ProgressProps {
  label: ReactNode;
  value: number;
  max?: number | undefined;
  /** Shown at the right and said instead of a percentage: 'Question 3 of 30'. */
  valueText?: string | undefined;
  hideLabel?: boolean | undefined;
}

export function Progress({ label, value, max = 100, valueText, hideLabel = false }: ProgressProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Line direction="row" justify="between" gap={4} $hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {valueText !== undefined && <span aria-hidden="true">{valueText}</span>}
      </Line>
      <Bar id={id} value={value} max={max} aria-valuetext={valueText} />
    </Stack>
  );
}

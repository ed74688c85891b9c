import styled from 'styled-components';
import { outOfSight } from './styles.ts';
import { tokens } from './tokens.ts';

/** Text for those who listen, not for those who look. */
export const VisuallyHidden = styled.span`
  ${outOfSight}
`;

const Skip = styled.a`
  position: fixed;
  top: 0.75rem;
  left: 0.75rem;
  z-index: 100;
  padding: 0.75rem 1.25rem;
  color: var(--on-rose);
  background: var(--rose);
  border-radius: ${tokens.radius.round};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** First link of the page: leads keyboards past the navigation. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  href?: string;
  children?: string;
}) {
  return <Skip href={href}>{children}</Skip>;
}

import styled, { css, keyframes } from 'styled-components';
import { Badge } from '@moons/ui';

const pulse = keyframes`50% { opacity: 0.35; }`;
const motion = css`
  animation: ${pulse} 2s ease-in-out infinite;
`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: currentColor;
  @media (prefers-reduced-motion: no-preference) {
    ${motion}
  }
`;

/** LIVE, with a light that pulses unless she asked for stillness. */
export function LiveBadge() {
  return (
    <Badge tone="live">
      <Dot aria-hidden="true" />
      LIVE
    </Badge>
  );
}

import styled from 'styled-components';
import { brand } from '@moons/contracts/brand';
import { tokens } from './tokens.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--ink);
  font: 500 1.25rem/1 ${tokens.font.heading};
  letter-spacing: -0.01em;
  white-space: nowrap;
  svg {
    flex: none;
  }
  .ring {
    fill: currentColor;
  }
  .heart {
    fill: var(--gold-fill);
  }
`;

/** Twelve moons of the year in a ring, growing and shrinking; the thirteenth in the middle. */
const ring = Array.from({ length: 12 }, (_, month) => {
  const angle = (month / 12) * 2 * Math.PI;
  const full = (1 - Math.cos(angle)) / 2;
  return {
    cx: (20 + 16.5 * Math.sin(angle)).toFixed(2),
    cy: (20 - 16.5 * Math.cos(angle)).toFixed(2),
    r: (1 + full * 1.5).toFixed(2),
  };
});

export interface LogoProps {
  /** Of the drawing, in px. */
  size?: number;
  /** Without the name beside it; it is still said aloud. */
  markOnly?: boolean;
}

export function Logo({ size = 36, markOnly = false }: LogoProps) {
  return (
    <Mark>
      <svg
        width={size}
        height={size}
        viewBox="0 0 40 40"
        {...(markOnly ? { role: 'img', 'aria-label': brand } : { 'aria-hidden': true })}
      >
        {ring.map((moon) => (
          <circle key={`${moon.cx} ${moon.cy}`} className="ring" {...moon} />
        ))}
        <path className="heart" d="M22.3 11.6a8.6 8.6 0 1 0 5.9 12.6 7.4 7.4 0 0 1-5.9-12.6Z" />
      </svg>
      {!markOnly && brand}
    </Mark>
  );
}

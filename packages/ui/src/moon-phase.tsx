import { useId } from 'react';
import styled from 'styled-components';

export type MoonPhaseName = 'black' | 'white' | 'red' | 'medicine' | 'golden';

/** How far the moon has travelled: 0 is new, 0.25 the half moon, 0.5 full. */
const travelled: Record<MoonPhaseName, number> = {
  black: 0,
  white: 0.13,
  red: 0.25,
  medicine: 0.5,
  golden: 0.5,
};
/** The hue of each phase's outline and of its light. */
const hues: Record<MoonPhaseName, { edge: string; lit: string }> = {
  black: { edge: 'var(--violet)', lit: 'var(--moon-lit)' },
  white: { edge: 'var(--pearl)', lit: 'var(--moon-pearl)' },
  red: { edge: 'var(--rose)', lit: 'var(--moon-rose)' },
  medicine: { edge: 'var(--gold-fill)', lit: 'var(--moon-gold)' },
  golden: { edge: 'var(--gold-fill)', lit: 'var(--moon-gold)' },
};
const plain = { edge: 'var(--control-line)', lit: 'var(--moon-lit)' };

export interface MoonPhaseProps {
  /** A phase by name, or how far the moon has travelled, 0 to 1 (0 new, 0.5 full). */
  phase: MoonPhaseName | number;
  /** In px. */
  size?: number;
  /** Said aloud; without it the moon is an ornament. */
  label?: string | undefined;
}

const Drawing = styled.svg`
  flex: none;
  .dark {
    fill: var(--moon-dark);
  }
  .sea {
    fill: var(--moon-dark);
    opacity: 0.09;
  }
  .edge {
    fill: none;
    stroke: currentColor;
  }
`;

/** The lit side: the right edge of the disc and the terminator, an ellipse that narrows towards the half moon. */
function litPath(fraction: number, radius: number): string {
  const bend = Math.cos(2 * Math.PI * fraction);
  const top = `50 ${String(50 - radius)}`;
  const width = Math.abs(bend * radius).toFixed(2);
  return `M${top}A${String(radius)} ${String(radius)} 0 0 1 50 ${String(50 + radius)}A${width} ${String(radius)} 0 0 ${bend > 0 ? '0' : '1'} ${top}Z`;
}

/** The one ornament of the product: the moon in its phase. */
export function MoonPhase({ phase, size = 48, label }: MoonPhaseProps) {
  const clip = useId();
  const named = typeof phase === 'string';
  const at = named ? travelled[phase] : ((phase % 1) + 1) % 1;
  const waning = at > 0.5;
  const path = litPath(waning ? 1 - at : at, 36);
  // Given as attributes of SVG: a strict CSP refuses style attributes.
  const { edge, lit } = named ? hues[phase] : plain;
  const ringed = phase === 'medicine' || phase === 'golden';
  return (
    <Drawing
      width={size}
      height={size}
      viewBox="0 0 100 100"
      color={edge}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle
        className="edge"
        cx="50"
        cy="50"
        r="46"
        strokeWidth={ringed ? 4 : 1.5}
        opacity={ringed ? 1 : 0.55}
      />
      <circle className="dark" cx="50" cy="50" r="36" />
      <g transform={waning ? 'matrix(-1 0 0 1 100 0)' : undefined}>
        <path fill={lit} d={path} />
        <clipPath id={clip}>
          <path d={path} />
        </clipPath>
        <g className="sea" clipPath={`url(#${clip})`}>
          <circle cx="62" cy="38" r="9" />
          <circle cx="70" cy="57" r="6" />
          <circle cx="40" cy="34" r="6" />
          <circle cx="48" cy="62" r="11" />
          <circle cx="30" cy="52" r="4" />
        </g>
      </g>
      <circle className="edge" cx="50" cy="50" r="36" strokeWidth="2" />
    </Drawing>
  );
}

import styled from 'styled-components';
import { tokens } from './tokens.ts';

export type BadgeTone =
  | 'neutral'
  | 'rose'
  | 'gold'
  | 'success'
  | 'danger'
  | 'info'
  | 'live'
  | 'black'
  | 'white'
  | 'red'
  | 'medicine'
  | 'golden';

/** [text, ground] of each tone; each pair is checked in tokens.spec.ts. */
const tones: Record<BadgeTone, [string, string]> = {
  neutral: ['--ink', '--sunken'],
  rose: ['--rose', '--rose-soft'],
  gold: ['--gold', '--gold-soft'],
  success: ['--leaf', '--leaf-soft'],
  danger: ['--danger', '--danger-soft'],
  info: ['--pearl', '--pearl-soft'],
  live: ['--on-rose', '--rose'],
  black: ['--violet', '--violet-soft'],
  white: ['--pearl', '--pearl-soft'],
  red: ['--rose', '--rose-soft'],
  medicine: ['--gold', '--gold-soft'],
  golden: ['--gold', '--gold-soft'],
};

/** A word or two about a thing. Colour is never the only sign: the words say it. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: BadgeTone | undefined;
}>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  width: fit-content;
  padding: 0.25rem 0.75rem;
  border-radius: ${tokens.radius.round};
  color: var(${({ tone = 'neutral' }) => tones[tone][0]});
  background: var(${({ tone = 'neutral' }) => tones[tone][1]});
  font: 600 0.875rem/1.4 ${tokens.font.text};
  letter-spacing: 0.01em;
`;

import styled, { css } from 'styled-components';
import { tokens } from './tokens.ts';

export type CardTone = 'plain' | 'sunken' | 'rose' | 'gold' | 'violet' | 'pearl';
export interface CardProps {
  tone?: CardTone | undefined;
  /** The whole card answers to the pointer; its title holds the link (`a::after` spans the card). */
  interactive?: boolean | undefined;
}

const grounds: Record<CardTone, string> = {
  plain: 'var(--raised)',
  sunken: 'var(--sunken)',
  rose: 'var(--rose-soft)',
  gold: 'var(--gold-soft)',
  violet: 'var(--violet-soft)',
  pearl: 'var(--pearl-soft)',
};

const lifts = css`
  position: relative;
  transition:
    transform ${tokens.motion.calm},
    border-color ${tokens.motion.calm};
  &:hover {
    transform: translateY(-2px);
    border-color: var(--control-line);
  }
  &:has(h2 > a:focus-visible, h3 > a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  h2 > a,
  h3 > a {
    color: inherit;
    text-decoration: none;
    outline: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover {
      transform: none;
    }
  }
`;

const cardProps = new Set(['tone', 'interactive']);

/** A raised surface; `as` may make it an article, a list item or a form. */
export const Card = styled.div.withConfig({ shouldForwardProp: (prop) => !cardProps.has(prop) })<CardProps>`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  min-width: 0;
  padding: clamp(1.25rem, 0.9rem + 1.6vw, 2rem);
  background: ${({ tone = 'plain' }) => grounds[tone]};
  border: 1px solid var(--line);
  border-radius: ${tokens.radius.large};
  box-shadow: ${({ tone = 'plain' }) => (tone === 'plain' ? 'var(--shadow)' : 'none')};
  ${({ interactive }) => interactive && lifts}
`;

/** A card's heading, h3 unless `as` says otherwise. */
export const CardTitle = styled.h3`
  font-size: 1.375rem;
  line-height: 1.25;
`;

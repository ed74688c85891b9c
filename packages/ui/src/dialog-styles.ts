import styled, { keyframes } from 'styled-components';
import { appear, belowSheet, fromSheet, rise } from './styles.ts';
import { tokens } from './tokens.ts';

const slideUp = keyframes`from { transform: translateY(100%); } to { transform: none; }`;

export const Frame = styled.dialog`
  width: min(36rem, calc(100vw - 3rem));
  max-width: none;
  max-height: min(44rem, calc(100dvh - 4rem));
  margin: auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: ${tokens.radius.large};
  color: var(--ink);
  background: var(--raised);
  box-shadow: var(--shadow);
  overflow-y: auto;
  scroll-padding-block: 1.5rem 9rem;
  overscroll-behavior: contain;
  animation: ${rise} ${tokens.motion.calm} ease-out;
  &::backdrop {
    background: var(--veil);
    animation: ${appear} ${tokens.motion.calm};
  }
  ${belowSheet} {
    width: 100%;
    max-height: 92dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${tokens.radius.large} ${tokens.radius.large} 0 0;
    animation-name: ${slideUp};
  }
`;
/* A click on the frame itself is then a click beside it: the body fills it without a gap. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  --edge: clamp(1.25rem, 1rem + 1.5vw, 2rem);
  padding: var(--edge);
  padding-bottom: max(var(--edge), env(safe-area-inset-bottom));
`;
export const Head = styled.header`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
  justify-content: space-between;
  h2 {
    padding-top: 0.375rem;
    font-size: 1.625rem;
  }
  button {
    margin: -0.25rem -0.5rem 0 0;
    padding: 0;
  }
`;
export const Lead = styled.p`
  color: var(--ink-soft);
`;
export const Bottom = styled.footer`
  display: flex;
  gap: 0.75rem;
  padding-top: 0.5rem;
  /* The acts stay in sight while a long dialog is scrolled; on a low screen they would take too much of it. */
  @media (min-height: 36rem) {
    position: sticky;
    bottom: 0;
    margin: 0 calc(-1 * var(--edge)) calc(-1 * var(--edge));
    padding: 1.25rem var(--edge) max(var(--edge), env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--raised) 1.25rem);
  }
  ${fromSheet} {
    justify-content: flex-end;
  }
  ${belowSheet} {
    flex-direction: column-reverse;
    > * {
      width: 100%;
    }
  }
`;

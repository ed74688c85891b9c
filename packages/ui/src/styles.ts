import { css, keyframes } from 'styled-components';
import { tokens } from './tokens.ts';

/** Below this width a dialog is a sheet and the main act spans the screen (design, section 11). */
export const belowSheet = `@media (max-width: ${String(Number.parseInt(tokens.breakpoint.sheet, 10) - 0.02)}px)`;
export const fromSheet = `@media (min-width: ${tokens.breakpoint.sheet})`;

export const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
export const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem); } to { opacity: 1; transform: none; }`;

/** Out of sight, still read aloud. */
export const outOfSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The look shared by text fields, text areas and selects. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  font: inherit;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--control-line);
  border-radius: ${tokens.radius.medium};
  transition: border-color ${tokens.motion.quick};
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    color: var(--ink-soft);
    background: var(--sunken);
    cursor: not-allowed;
  }
`;

/** The box of a checkbox or radio button: the browser's own greys do not belong to the night. */
export const checkStyles = css`
  flex: none;
  display: grid;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  appearance: none;
  color: var(--on-rose);
  background: var(--raised);
  border: 1.5px solid var(--control-line);
  cursor: inherit;
  transition: background-color ${tokens.motion.quick};
  &::before {
    content: '';
    background: currentColor;
    opacity: 0;
  }
  &:checked {
    background: var(--rose);
    border-color: var(--rose);
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

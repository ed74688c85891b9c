import { css } from 'styled-components';
import { tokens } from './tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';
export interface ButtonLook {
  /** Rose is for the one act to take on a screen; everything else is secondary or quiet. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

const looks: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    color: var(--on-rose);
    background: var(--rose);
    &:hover {
      background: var(--rose-strong);
    }
  `,
  secondary: css`
    color: var(--ink);
    background: var(--raised);
    border-color: var(--control-line);
    &:hover {
      background: var(--sunken);
      border-color: var(--ink-soft);
    }
  `,
  quiet: css`
    color: var(--ink);
    background: transparent;
    &:hover {
      background: color-mix(in srgb, var(--ink) 8%, transparent);
    }
  `,
  destructive: css`
    color: var(--danger);
    background: transparent;
    border-color: var(--danger);
    &:hover {
      background: var(--danger-soft);
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-height: ${tokens.target};
    padding: 0.375rem 1rem;
    font-size: ${tokens.size.small};
  `,
  medium: css`
    min-height: 3rem;
    padding: 0.625rem 1.5rem;
    font-size: 1.0625rem;
  `,
  large: css`
    min-height: 3.5rem;
    padding: 0.875rem 2rem;
    font-size: ${tokens.size.text};
  `,
};

/** The look of a button, for whatever else must look like one. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: ${tokens.target};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.round};
  font-family: ${tokens.font.text};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  ${({ variant = 'primary' }) => looks[variant]}
  ${({ size = 'medium' }) => sizes[size]}
  width: ${({ wide }) => (wide ? '100%' : 'fit-content')};
  max-width: 100%;
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled {
    color: var(--ink-soft);
    background: var(--sunken);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;

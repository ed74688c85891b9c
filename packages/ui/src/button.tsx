import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles } from './button-styles.ts';
import type { ButtonLook } from './button-styles.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const lookProps = new Set(['variant', 'size', 'wide']);
const withoutLook = { shouldForwardProp: (prop: string) => !lookProps.has(prop) };

const Base = styled.button.withConfig(withoutLook)<ButtonLook>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the act is under way and lets no second one begin; the focus stays. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
}

export function Button({
  busy = false,
  icon,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  // A busy button is not disabled, or the focus would be lost; a prevented click also stops the form's submit.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Base
      {...rest}
      type={type}
      disabled={disabled}
      onClick={click}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      {children}
    </Base>
  );
}

/** A link that looks like a button; `as` may name another link component. */
export const LinkButton = styled.a.withConfig(withoutLook)<ButtonLook>`
  ${buttonStyles}
`;

/** A link in or beside text; `as` may name another link component. */
export const TextLink = styled.a`
  color: var(--rose);
  font-weight: 550;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 0.25rem;
  &:hover {
    color: var(--rose-strong);
    text-decoration-thickness: 2px;
  }
`;

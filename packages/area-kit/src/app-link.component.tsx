import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { usePlatform } from './platform-context.tsx';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

// The gateway, not a page, answers these; and /subscribe is entered by a full navigation, because a CSP
// binds when a document loads and only that page's lets in a payment provider (design, section 5).
const leavesDocument = (to: string): boolean => /^\/(api|auth|subscribe)(\/|\?|$)/.test(to);

const wantsNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a path of ours that does not reload the page, also into another area. */
export function AppLink({ to, onClick, target, ...rest }: AppLinkProps) {
  const { navigate } = usePlatform();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || wantsNewTab(event) || target === '_blank' || leavesDocument(to)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} {...(target ? { target } : {})} href={to} onClick={follow} />;
}

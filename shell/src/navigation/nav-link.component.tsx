import styled from 'styled-components';
import type { NavEntry } from '@moons/contracts/platform/area';
import { AppLink, isBelow } from '@moons/area-kit/kernel';
import { tokens } from '@moons/ui/kernel';

/** A link of the menu; the current route is marked for eyes and for screen readers. */
export function NavLink({ entry, path, onFollow }: { entry: NavEntry; path: string; onFollow?: () => void }) {
  return (
    <Link
      to={entry.to}
      {...(isBelow(path, entry.to) ? { 'aria-current': 'page' as const } : {})}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {entry.label}
    </Link>
  );
}

const Link = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.target};
  padding: 0.25rem 0.875rem;
  border-radius: ${tokens.radius.small};
  color: var(--ink);
  font-size: ${tokens.size.small};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  &[aria-current='page'] {
    color: var(--rose);
    background: var(--rose-soft);
    font-weight: 650;
  }
`;

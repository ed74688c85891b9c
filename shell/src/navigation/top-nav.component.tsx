import { useState } from 'react';
import styled from 'styled-components';
import { brand } from '@moons/contracts/brand';
import { AppLink, useUser } from '@moons/area-kit/kernel';
import { Button, Logo, tokens, VisuallyHidden } from '@moons/ui/kernel';
import { useAreas } from '../shell-context.tsx';
import { AccountActions } from './account-actions.component.tsx';
import { NavGroup } from './nav-group.component.tsx';
import { NavLink } from './nav-link.component.tsx';
import { navModel } from './nav-model.ts';
import { SideMenu } from './side-menu.component.tsx';

/** The top navigation (visitor spec, section 2). */
export function TopNav({ path }: { path: string }) {
  const areas = useAreas();
  const user = useUser();
  const [menuOpen, setMenuOpen] = useState(false);
  const model = navModel(areas, user);
  return (
    <Bar>
      <Inner>
        <Home to="/" aria-label={`${brand}, to the start`}>
          <Logo size={36} />
        </Home>
        <Wide aria-label="Main">
          <ul>
            {model.top.map((entry) => (
              <li key={entry.to}>
                <NavLink entry={entry} path={path} />
              </li>
            ))}
            {model.groups.map((group) => (
              <NavGroup key={group.name} group={group} path={path} />
            ))}
          </ul>
        </Wide>
        <Account>
          <AccountActions user={user} />
        </Account>
        <Narrow>
          <Button
            variant="quiet"
            size="small"
            icon="menu"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <VisuallyHidden>Menu</VisuallyHidden>
          </Button>
        </Narrow>
      </Inner>
      {menuOpen && <SideMenu model={model} path={path} user={user} onClose={() => setMenuOpen(false)} />}
    </Bar>
  );
}

const fromWide = `@media (min-width: ${tokens.breakpoint.wide})`;
const belowWide = `@media not all and (min-width: ${tokens.breakpoint.wide})`;
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  background: color-mix(in srgb, var(--ground) 92%, transparent);
  border-bottom: 1px solid var(--line);
  backdrop-filter: blur(10px);
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4.25rem;
  max-width: calc(${tokens.width.wide} + 2.5rem);
  margin-inline: auto;
  padding: 0.5rem 1.25rem;
`;
const Home = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.target};
  margin-right: auto;
  text-decoration: none;
`;
const Wide = styled.nav`
  ${belowWide} {
    display: none;
  }
  > ul {
    display: flex;
    gap: 0.125rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Account = styled.div`
  ${belowWide} {
    display: none;
  }
`;
/* Its sign, not its touch target, stands on the column's edge. */
const Narrow = styled.div`
  margin-right: -0.875rem;
  ${fromWide} {
    display: none;
  }
`;

import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { AuthUser } from '@moons/contracts/membership/profile';
import { Button, tokens, VisuallyHidden } from '@moons/ui/kernel';
import { AccountActions } from './account-actions.component.tsx';
import { NavLink } from './nav-link.component.tsx';
import type { NavModel } from './nav-model.ts';
import { ThemeSwitch } from './theme-switch.component.tsx';

export interface SideMenuProps {
  readonly model: NavModel;
  readonly path: string;
  readonly user: AuthUser | null | undefined;
  readonly onClose: () => void;
}

/** The menu of small screens: the same content, an Essential section first (visitor spec, section 2). */
export function SideMenu({ model, path, user, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const menu = dialog.current;
    // jsdom has dialogs, but not their modal opening.
    if (menu?.showModal) menu.showModal();
    else menu?.setAttribute('open', '');
    return () => menu?.close?.();
  }, []);
  const sections = [{ name: 'essential', label: 'Essential', entries: model.top }, ...model.groups];
  return (
    <Sheet
      ref={dialog}
      id="side-menu"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Body>
        <Button variant="quiet" size="small" icon="close" onClick={onClose}>
          <VisuallyHidden>Close menu</VisuallyHidden>
        </Button>
        <nav aria-label="Main menu">
          {sections.map(({ name, label, entries }) => (
            <section key={name} aria-labelledby={`menu-${name}`}>
              <h2 id={`menu-${name}`}>{label}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <NavLink entry={entry} path={path} onFollow={onClose} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <ThemeSwitch />
        <AccountActions user={user} stacked />
      </Body>
    </Sheet>
  );
}

const slide = keyframes`from { transform: translateX(2rem); opacity: 0; } to { transform: none; opacity: 1; }`;
const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--ink);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${slide} ${tokens.motion.calm} ease-out;
  &::backdrop {
    background: var(--veil);
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  min-height: 100%;
  padding: 1rem 1.25rem 2rem;
  > button {
    align-self: flex-end;
  }
  nav {
    display: grid;
    gap: 1.25rem;
  }
  h2 {
    padding: 0 0.875rem 0.375rem;
    color: var(--ink-soft);
    font: 600 0.875rem/1.4 ${tokens.font.text};
    letter-spacing: 0.02em;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    font-size: ${tokens.size.text};
  }
`;

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isBelow } from '@moons/area-kit/kernel';
import { Icon, tokens } from '@moons/ui/kernel';
import { NavLink } from './nav-link.component.tsx';
import type { NavGroup as Group } from './nav-model.ts';

/**
 * A dropdown after the disclosure pattern: a button that says whether its list is open. Escape, a
 * click elsewhere, leaving by Tab and any change of page close it.
 */
export function NavGroup({ group, path }: { group: Group; path: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isCurrent = group.entries.some(({ to }) => isBelow(path, to));

  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Item ref={box} onKeyDown={closeByKey}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!open)}
      >
        {group.label}
        <Icon name="chevron-down" size={16} />
      </Toggle>
      <List id={listId} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <NavLink entry={entry} path={path} onFollow={() => setOpen(false)} />
          </li>
        ))}
      </List>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
`;
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: ${tokens.target};
  padding: 0.25rem 0.75rem 0.25rem 0.875rem;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: var(--ink);
  font-size: ${tokens.size.small};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  &[data-current] {
    color: var(--rose);
    font-weight: 650;
  }
  svg {
    transition: transform ${tokens.motion.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
const List = styled.ul`
  position: absolute;
  z-index: 30;
  inset: calc(100% + 0.5rem) auto auto 0;
  min-width: 14rem;
  margin: 0;
  padding: 0.5rem;
  list-style: none;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: ${tokens.radius.medium};
  box-shadow: var(--shadow);
  &[hidden] {
    display: none;
  }
`;

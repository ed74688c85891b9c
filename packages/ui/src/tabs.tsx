import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

const List = styled.div`
  display: flex;
  gap: 0.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--line);
`;
const TabButton = styled.button`
  flex: none;
  min-height: ${tokens.target};
  padding: 0.625rem clamp(0.625rem, 2.5vw, 1rem);
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${tokens.radius.small} ${tokens.radius.small} 0 0;
  background: none;
  color: var(--ink-soft);
  font: 550 1.0625rem/1.3 ${tokens.font.text};
  cursor: pointer;
  transition:
    color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    color: var(--ink);
    border-bottom-color: var(--rose);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Panel = styled.div`
  padding-top: 1.5rem;
`;

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}
export interface TabsProps {
  /** What the tabs choose between, said aloud. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** Tabs after the ARIA pattern: one stop for the Tab key, arrows between them, choosing as they go. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );
  const active = tabs[at];
  const keyDown = (event: KeyboardEvent) => {
    const next = targetOf(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(tab.id);
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={keyDown}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {active && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active.id}`} tabIndex={0}>
          {active.panel}
        </Panel>
      )}
    </div>
  );
}

import { useId } from 'react';
import styled from 'styled-components';
import { useStore } from '@moons/area-kit/kernel';
import { tokens } from '@moons/ui/kernel';
import { useShell } from '../shell-context.tsx';
import type { ThemeChoice } from '../theme/theme.ts';

const choices: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Day'],
  ['system', 'Auto'],
  ['dark', 'Night'],
];

/** Day, night, or as the device has it. */
export function ThemeSwitch() {
  const { theme } = useShell();
  const choice = useStore(theme.choice, () => 'system');
  const name = useId();
  return (
    <Group>
      <legend>Colours</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => theme.choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  width: fit-content;
  min-width: 0;
  margin: 0;
  padding: 0.1875rem;
  border: 1px solid var(--line);
  border-radius: ${tokens.radius.round};
  background: var(--sunken);
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0 1rem;
    border-radius: ${tokens.radius.round};
    color: var(--ink-soft);
    font-size: ${tokens.size.small};
  }
  input:checked + span {
    color: var(--ink);
    background: var(--raised);
    box-shadow: var(--shadow);
    font-weight: 600;
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHint } from './field.tsx';
import { checkStyles } from './styles.ts';
import { tokens } from './tokens.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  legend {
    padding: 0;
    margin-bottom: 0.75rem;
    font-weight: 600;
  }
`;
const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1rem;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.875rem 1.25rem;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--control-line);
  border-radius: ${tokens.radius.medium};
  line-height: 1.4;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  &:hover {
    background: var(--sunken);
  }
  &:has(:checked) {
    background: var(--rose-soft);
    border-color: var(--rose);
    box-shadow: inset 0 0 0 1px var(--rose);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  &:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  input {
    ${checkStyles}
    border-radius: 50%;
    outline: none;
  }
  input::before {
    border-radius: 50%;
    transform: scale(0.5);
  }
`;

const Description = styled(FieldHint).attrs({ as: 'span' })`
  display: block;
`;

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}
export interface RadioGroupProps<V extends string = string> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly RadioOption<V>[];
  /** None is chosen while it is undefined, null or empty. */
  value?: V | '' | null | undefined;
  onChange: (value: V) => void;
  name?: string | undefined;
  required?: boolean | undefined;
}

/** One of a few, each a card large enough for a thumb; arrow keys move between them. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, hint, error, options, value, onChange, name, required } = props;
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Group aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            disabled={option.disabled}
            required={required}
          />
          <span>
            {option.label}
            {option.description !== undefined && <Description>{option.description}</Description>}
          </span>
        </Option>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

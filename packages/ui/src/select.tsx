import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { controlStyles } from './styles.ts';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: 1rem;
    top: calc(50% - 10px);
    pointer-events: none;
  }
`;
const Native = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 3rem;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'>, FieldTexts {
  options: readonly SelectOption[];
  /** First, empty choice, shown until one is made. */
  placeholder?: string | undefined;
}

/** One of several, by the browser's own list; `onChange` is the native event. */
export function Select({ label, hint, error, id, required, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box>
          <Native {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <Icon name="chevron-down" size={20} />
        </Box>
      )}
    </Field>
  );
}

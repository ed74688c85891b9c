import { useId } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHint } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { checkStyles } from './styles.ts';
import { tokens } from './tokens.ts';

const Row = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 0.75rem;
  align-items: center;
  min-height: ${tokens.target};
  cursor: pointer;
  &:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;
const Box = styled.input`
  ${checkStyles}
  border-radius: 0.4375rem;
  &::before {
    clip-path: polygon(14% 50%, 24% 40%, 42% 58%, 77% 20%, 87% 30%, 42% 78%);
  }
`;
const Below = styled.div`
  padding-left: 2.25rem;
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {}

/** Yes or no; `onChange` is the native event (`event.target.checked`). */
export function Checkbox({ label, hint, error, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Row htmlFor={id}>
        <Box
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
      </Row>
      {described && (
        <Below>
          {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
          {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </Below>
      )}
    </div>
  );
}

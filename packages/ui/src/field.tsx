import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import { controlStyles } from './styles.ts';
import { tokens } from './tokens.ts';

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; the control is then marked invalid. */
  error?: string | undefined;
}
export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  /** Below the control, e.g. how much may still be written. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  min-width: 0;
`;
export const FieldLabel = styled.label<{ $required?: boolean | undefined }>`
  font-weight: 600;
  /* The star is for the eye; the control says "required" itself. */
  ${({ $required }) => $required && `&::after { content: ' *' / ''; color: var(--rose); }`}
`;
export const FieldHint = styled.p`
  color: var(--ink-soft);
  font-size: ${tokens.size.small};
  line-height: 1.5;
`;
const Problem = styled.p`
  display: flex;
  gap: 0.5rem;
  color: var(--danger);
  font-size: ${tokens.size.small};
  font-weight: 550;
  line-height: 1.5;
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <Icon name="warning" size={20} />
      {children}
    </Problem>
  );
}

/** Joins a control of any kind to its label, hint and error. */
export function Field({ id: given, label, hint, error, required, below, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Column>
      <FieldLabel htmlFor={id} $required={required}>
        {label}
      </FieldLabel>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {below}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Column>
  );
}

const Input = styled.input`
  ${controlStyles}
`;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {}

/** One line of text; every attribute of `<input>` passes through, `onChange` is the native event. */
export function TextField({ label, hint, error, id, required, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <Input {...rest} {...control} type={type} />}
    </Field>
  );
}

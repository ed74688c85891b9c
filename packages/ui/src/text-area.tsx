import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import styled from 'styled-components';
import { Field, FieldHint } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { controlStyles } from './styles.ts';

const Area = styled.textarea`
  ${controlStyles}
  min-height: 8rem;
  max-height: 32rem;
  line-height: 1.6;
  resize: vertical;
  /* Grows with what is written, where the browser can. */
  field-sizing: content;
`;

/** How many characters before the limit the count appears. */
const nearLimit = 100;

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'children' | 'value' | 'defaultValue'>, FieldTexts {
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/**
 * Some lines of text; grows with them, and near `maxLength` says how much may still be written.
 * `onChange` is the native event.
 */
export function TextArea({ label, hint, error, id, required, maxLength, onInput, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue?.length ?? 0);
  const left = maxLength === undefined ? undefined : maxLength - (rest.value?.length ?? typed);
  const near = left !== undefined && left <= nearLimit;
  const input = (event: FormEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  // Said only when writing pauses, so that a reader is not told at every key.
  const said = useSettled(near ? `${String(left)} characters left` : '');
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      below={
        maxLength !== undefined && (
          <FieldHint as="div" aria-live="polite">
            {said}
          </FieldHint>
        )
      }
    >
      {(control) => <Area {...rest} {...control} maxLength={maxLength} onInput={input} />}
    </Field>
  );
}

function useSettled(text: string, afterMs = 400): string {
  const [settled, setSettled] = useState(text);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}

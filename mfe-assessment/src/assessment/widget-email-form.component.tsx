import { useState } from 'react';
import type { FormEvent } from 'react';
import { Email } from '@moons/contracts/common';
import { Button, Card, CardTitle } from '@moons/ui';
import { EmailField } from './email-field.component.tsx';

export const invalidEmail = 'Please enter a valid email address';

/** Trimmed and in lower case, or undefined when it is no email. */
export function validEmail(email: string | undefined): string | undefined {
  const parsed = Email.safeParse(email);
  return parsed.success ? parsed.data : undefined;
}

export interface WidgetEmailFormProps {
  /** What the page handed over and is no email: shown to be mended. */
  handedOver?: string | undefined;
  onEmail: (email: string) => void;
}

/** The widget's own gate for signed-out visitors (visitor spec, sections 2 and 5). */
export function WidgetEmailForm({ handedOver = '', onEmail }: WidgetEmailFormProps) {
  const [email, setEmail] = useState(handedOver);
  const [error, setError] = useState(handedOver ? invalidEmail : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = validEmail(email);
    if (valid) onEmail(valid);
    else setError(invalidEmail);
  };

  return (
    <Card as="form" noValidate onSubmit={submit}>
      <CardTitle as="h2">Begin Your Sacred Assessment</CardTitle>
      <p>Tell us where to send your results. There are 30 questions, and you can take your time.</p>
      <EmailField
        value={email}
        error={error}
        onChange={(typed) => {
          setEmail(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" size="large">
        Begin Your Sacred Assessment
      </Button>
    </Card>
  );
}

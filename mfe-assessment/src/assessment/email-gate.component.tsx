import { useState } from 'react';
import type { FormEvent } from 'react';
import { useToast } from '@moons/area-kit';
import { Button, Card, CardTitle } from '@moons/ui';
import { EmailField } from './email-field.component.tsx';

/** The page's own gate: it only asks for something with an '@' (visitor spec, section 5). */
export function EmailGate({ onEmail }: { onEmail: (email: string) => void }) {
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !email.includes('@')) {
      setError('An email has an @ in it, as in name@example.com.');
      toast({
        variant: 'destructive',
        title: 'Invalid Email',
        description: 'Please enter a valid email address.',
      });
      return;
    }
    toast({ title: 'Email Captured', description: 'Your results will be saved and emailed to you!' });
    onEmail(email.trim());
  };

  return (
    // The browser's own bubble would come before the words of ours.
    <Card as="form" noValidate onSubmit={submit}>
      <CardTitle as="h2">Where may we send your profile?</CardTitle>
      <p>
        Your results are emailed to you, and your answers are saved to your profile. It takes about ten
        minutes, and there are no wrong answers.
      </p>
      <EmailField
        value={email}
        error={error}
        onChange={(typed) => {
          setEmail(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" size="large">
        Begin Your Assessment
      </Button>
    </Card>
  );
}

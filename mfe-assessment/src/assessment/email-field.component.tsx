import { limits } from '@moons/contracts/common';
import { TextField } from '@moons/ui';

export interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** Where the results go: the same field in the page's gate and in the widget's own. */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <TextField
      label="Your email"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={limits.email}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';

export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** Four to six digits, on the phone's keys for numbers; no password manager offers a password here. */
export function PinField({
  onChange,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, 'onChange'> & { onChange: (typed: string) => void }) {
  return (
    <PasswordField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
    />
  );
}

import { type FormEvent, useRef, useState } from 'react';
import type { Failure } from '../failure.ts';
import { authTexts } from '../texts.ts';
import { describeLoginFailure } from './failures.ts';
import { findSignInFaults, type SignInFaults } from './validation.ts';

interface CredentialsOptions {
  /** What the email's field begins with. */
  begin: string;
  isBusy: boolean;
  send: (email: string, password: string) => Promise<void>;
}

/** An email and its password as they're typed: what each field shows, and what is said of them where they aren't taken. */
export function useCredentials({ begin, isBusy, send }: CredentialsOptions) {
  const [email, setEmail] = useState(begin);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<SignInFaults>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = findSignInFaults(email, password);
    setFaults(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    try {
      await send(email.trim(), password);
    } catch (error) {
      setFailure(describeLoginFailure(error));
      // The button that had the focus was disabled meanwhile, and lost it.
      passwordInput.current?.focus();
    }
  };

  return {
    submit,
    failure,
    emailField: {
      ref: emailInput,
      type: 'email',
      name: 'email',
      autoComplete: 'username',
      inputMode: 'email',
      label: authTexts.email,
      value: email,
      error: faults.email,
      onChange: (event: { target: { value: string } }) => {
        setEmail(event.target.value);
        setFaults(({ password: kept }) => ({ password: kept }));
      },
    },
    passwordField: {
      ref: passwordInput,
      name: 'password',
      autoComplete: 'current-password',
      label: authTexts.password,
      showLabel: authTexts.showPassword,
      hideLabel: authTexts.hidePassword,
      value: password,
      error: faults.password,
      onChange: (event: { target: { value: string } }) => {
        setPassword(event.target.value);
        setFaults(({ email: kept }) => ({ email: kept }));
      },
    },
  } as const;
}

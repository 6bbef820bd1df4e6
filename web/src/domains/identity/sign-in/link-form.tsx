import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { authTexts } from '../texts.ts';
import { describeLoginFailure } from './failures.ts';

interface LinkFormProps {
  isBusy: boolean;
  onSubmit: (password: string) => Promise<void>;
}

/** Asks once for the password of the account that has the same address. */
export function LinkForm({ isBusy, onSubmit }: LinkFormProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (password === '') {
      setFault(authTexts.faults.passwordRequired);
      input.current?.focus();
      return;
    }
    try {
      await onSubmit(password);
    } catch (error) {
      setFailure(describeLoginFailure(error));
      input.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        ref={input}
        name="password"
        autoComplete="current-password"
        label={authTexts.password}
        showLabel={authTexts.showPassword}
        hideLabel={authTexts.hidePassword}
        value={password}
        error={fault}
        onChange={(event) => {
          setPassword(event.target.value);
          setFault(undefined);
        }}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={authTexts.link.submitting}>
        {authTexts.link.submit}
      </Button>
    </form>
  );
}

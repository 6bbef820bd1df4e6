import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { describeLoginFailure } from '../sign-in/failures.ts';
import { authTexts } from '../texts.ts';
import { sharedPhoneTexts } from './texts.ts';

const texts = sharedPhoneTexts.pin;

interface PasswordFormProps {
  email: string;
  isBusy: boolean;
  onSubmit: (password: string) => Promise<void>;
}

/** The password of somebody whose name was chosen. */
export function PasswordForm({ email, isBusy, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || password === '') return field.current?.focus();
    setFailure(null);
    try {
      await onSubmit(password);
    } catch (error) {
      setFailure(describeLoginFailure(error));
      field.current?.focus();
    }
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FailureBanner failure={failure} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        name="password"
        autoComplete="current-password"
        label={authTexts.password}
        hint={email}
        showLabel={authTexts.showPassword}
        hideLabel={authTexts.hidePassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.opening}>
        {texts.open}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Link to="/reset-password" className="link inline-flex min-h-11 items-center">
          {texts.forgotten}
        </Link>
        <Link to="/signin" className="link inline-flex min-h-11 items-center">
          {texts.otherWays}
        </Link>
      </div>
    </form>
  );
}

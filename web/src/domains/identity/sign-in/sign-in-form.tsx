import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { storedSignIn } from '../stored.ts';
import { authTexts } from '../texts.ts';
import { describeLoginFailure } from './failures.ts';
import { findSignInFaults, type SignInFaults } from './validation.ts';

interface SignInFormProps {
  isBusy: boolean;
  onSubmit: (email: string, password: string) => Promise<void>;
}

export function SignInForm({ isBusy, onSubmit }: SignInFormProps) {
  const texts = authTexts.signIn;
  const [remembered] = useState(() => storedSignIn.rememberedEmail.get());
  const [email, setEmail] = useState(remembered ?? '');
  const [password, setPassword] = useState('');
  const [remembers, setRemembers] = useState(remembered !== null);
  const [faults, setFaults] = useState<SignInFaults>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { state } = useLocation();

  const changeRemembers = (isChecked: boolean) => {
    setRemembers(isChecked);
    if (!isChecked) storedSignIn.rememberedEmail.remove();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = findSignInFaults(email, password);
    setFaults(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    try {
      await onSubmit(email, password);
      if (remembers) storedSignIn.rememberedEmail.set(email.trim());
    } catch (error) {
      setFailure(describeLoginFailure(error));
      // The button that had the focus was disabled meanwhile, and lost it.
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FailureBanner failure={failure} />
      <Field
        ref={emailInput}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        label={authTexts.email}
        value={email}
        error={faults.email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFaults(({ password: kept }) => ({ password: kept }));
        }}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        label={authTexts.password}
        showLabel={authTexts.showPassword}
        hideLabel={authTexts.hidePassword}
        value={password}
        error={faults.password}
        onChange={(event) => {
          setPassword(event.target.value);
          setFaults(({ email: kept }) => ({ email: kept }));
        }}
      />
      <Checkbox
        name="remember"
        label={texts.rememberMe}
        checked={remembers}
        onChange={(event) => changeRemembers(event.target.checked)}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Link to="/reset-password" className="link inline-flex min-h-11 items-center">
          {texts.forgotten}
        </Link>
        <Link to="/signup" state={state} className="link inline-flex min-h-11 items-center">
          {texts.firstTime} {texts.signUp}
        </Link>
      </div>
    </form>
  );
}

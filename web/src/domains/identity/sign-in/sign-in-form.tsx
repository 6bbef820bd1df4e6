import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { storedSignIn } from '../stored.ts';
import { authTexts } from '../texts.ts';
import { useCredentials } from './credentials.ts';

interface SignInFormProps {
  isBusy: boolean;
  onSubmit: (email: string, password: string) => Promise<void>;
}

export function SignInForm({ isBusy, onSubmit }: SignInFormProps) {
  const texts = authTexts.signIn;
  const [remembered] = useState(() => storedSignIn.rememberedEmail.get());
  const [remembers, setRemembers] = useState(remembered !== null);
  const { submit, failure, emailField, passwordField } = useCredentials({
    begin: remembered ?? '',
    isBusy,
    send: async (email, password) => {
      await onSubmit(email, password);
      if (remembers) storedSignIn.rememberedEmail.set(email);
    },
  });
  const { state } = useLocation();

  const changeRemembers = (isChecked: boolean) => {
    setRemembers(isChecked);
    if (!isChecked) storedSignIn.rememberedEmail.remove();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FailureBanner failure={failure} />
      <Field {...emailField} />
      <PasswordField {...passwordField} />
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

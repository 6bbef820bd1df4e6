import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { NewPasswordStrength } from '../new-password-strength.tsx';
import type { SignUpAnswers } from '../session/auth-context.ts';
import { storedSignIn } from '../stored.ts';
import { authTexts } from '../texts.ts';
import { describeSignUpFailure, findRefusedPassword } from './failures.ts';
import { findSignUpFault, type SignUpFault, type SignUpField } from './validation.ts';

interface SignUpFormProps {
  isBusy: boolean;
  onSubmit: (answers: SignUpAnswers) => Promise<void>;
}

/** What was typed survives a reload and the way to the log-in and back; a password never. */
const fromDraft = (): SignUpAnswers => ({ name: '', email: '', ...storedSignIn.signUpDraft.get(), password: '' });

export function SignUpForm({ isBusy, onSubmit }: SignUpFormProps) {
  const texts = authTexts.signUp;
  const [answers, setAnswers] = useState(fromDraft);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [fault, setFault] = useState<SignUpFault | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const inputs = useRef<Partial<Record<SignUpField, HTMLInputElement | null>>>({});

  const { name, email } = answers;
  useEffect(() => {
    if (name || email) storedSignIn.signUpDraft.set({ name, email });
  }, [name, email]);

  const errorOf = (field: SignUpField) => (fault?.field === field ? fault.text : undefined);
  const clearFault = (field: SignUpField) => setFault((now) => (now?.field === field ? null : now));

  /** What every field of the form shares. */
  const wire = (field: keyof SignUpAnswers) => ({
    name: field,
    value: answers[field],
    error: errorOf(field),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setAnswers((now) => ({ ...now, [field]: value }));
      clearFault(field);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = findSignUpFault(answers, acceptsTerms);
    setFault(found);
    if (found) return inputs.current[found.field]?.focus();
    try {
      await onSubmit(answers);
      storedSignIn.signUpDraft.remove();
    } catch (error) {
      const refused = findRefusedPassword(error);
      if (refused) {
        setFault(refused);
        return inputs.current.password?.focus();
      }
      setFailure(describeSignUpFailure(error));
      // The button that had the focus was disabled meanwhile, and lost it.
      inputs.current.email?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FailureBanner failure={failure} />
      <Field {...wire('name')} label={authTexts.name} autoComplete="name" maxLength={120} />
      <Field {...wire('email')} label={authTexts.email} type="email" inputMode="email" autoComplete="username" />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...wire('password')}
          label={authTexts.password}
          autoComplete="new-password"
          showLabel={authTexts.showPassword}
          hideLabel={authTexts.hidePassword}
        />
        <NewPasswordStrength password={answers.password} about={[name, email]} />
      </div>
      <Checkbox
        name="terms"
        ref={(input) => {
          inputs.current.terms = input;
        }}
        label={
          <>
            {texts.agree} {/* In its own tab: what was typed stays. */}
            <Link to="/terms" target="_blank" className="link">
              {texts.terms}
            </Link>
          </>
        }
        hint={texts.minimumAge}
        checked={acceptsTerms}
        error={errorOf('terms')}
        onChange={(event) => {
          setAcceptsTerms(event.target.checked);
          clearFault('terms');
        }}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}

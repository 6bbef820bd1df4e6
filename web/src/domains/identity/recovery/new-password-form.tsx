import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { NewPasswordStrength } from '../new-password-strength.tsx';
import { savePassword } from './api.ts';
import { RecoveryFailureBanner } from './failure-banner.tsx';
import { describeStepFailure, type RecoveryFailure } from './failures.ts';
import { storedRecovery } from './stored.ts';
import { recoveryTexts } from './texts.ts';

const MIN_PASSWORD = 8;

interface NewPasswordFormProps {
  resetToken: string;
  onSaved: () => void;
}

export function NewPasswordForm({ resetToken, onSaved }: NewPasswordFormProps) {
  const texts = recoveryTexts.newPassword;
  const { faults } = recoveryTexts;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<{ field: 'password' | 'confirmation'; text: string } | null>(null);
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmationInput = useRef<HTMLInputElement>(null);

  const errorOf = (field: 'password' | 'confirmation') => (fault?.field === field ? fault.text : undefined);

  const isValid = () => {
    if (password.length < MIN_PASSWORD) {
      setFault({ field: 'password', text: faults.passwordShort });
      passwordInput.current?.focus();
      return false;
    }
    if (password !== confirmation) {
      setFault({ field: 'confirmation', text: faults.passwordsDiffer });
      confirmationInput.current?.focus();
      return false;
    }
    return true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (!isValid()) return;
    setBusy(true);
    try {
      await savePassword(resetToken, password);
      onSaved();
    } catch (error) {
      setFailure(describeStepFailure(error, texts.failed));
      setBusy(false);
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RecoveryFailureBanner failure={failure} />
      {/* Tells a password manager whose new password this is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        hidden
        readOnly
        value={storedRecovery.resetEmail.get() ?? ''}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          ref={passwordInput}
          name="password"
          autoComplete="new-password"
          label={texts.password}
          hint={texts.hint}
          showLabel={texts.show}
          hideLabel={texts.hide}
          value={password}
          error={errorOf('password')}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(null);
          }}
        />
        <NewPasswordStrength password={password} />
      </div>
      <PasswordField
        ref={confirmationInput}
        name="confirmPassword"
        autoComplete="new-password"
        label={texts.confirmation}
        showLabel={texts.show}
        hideLabel={texts.hide}
        value={confirmation}
        error={errorOf('confirmation')}
        onChange={(event) => {
          setConfirmation(event.target.value);
          setFault(null);
        }}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}

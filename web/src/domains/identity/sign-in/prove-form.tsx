import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Divider } from '../../../ui/divider.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { providersSetUp } from '../campus.ts';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { knownDevice } from '../session/session.ts';
import { linksQuery } from '../settings/api.ts';
import { authTexts } from '../texts.ts';
import { describeLoginFailure, type SocialProvider } from './failures.ts';
import { ProofButtons } from './proof-buttons.tsx';
import { findSignInFaults, type SignInFaults } from './validation.ts';

export interface Proof {
  email: string;
  password: string;
  device_key?: string;
}

interface ProveFormProps {
  /** Whose account it must be; null where nobody is signed in. */
  email: string | null;
  /** What the account is proved for, and where to come back to from a provider. */
  proofFor: string;
  here: string;
  isBusy: boolean;
  submitLabel: string;
  /** Says that there is nothing to prove this account by. */
  noWay: string;
  onSubmit: (proof: Proof) => Promise<void>;
}

/** Proves an account once more, by its password or by a sign-in through its provider: that somebody is in proves nothing. */
export function ProveForm({ email, noWay, ...form }: ProveFormProps) {
  const own = useQuery({ ...linksQuery, enabled: email !== null });
  if (email !== null && own.isPending) return <Skeleton className="h-24 w-full" />;
  const setUp = providersSetUp() as SocialProvider[];
  // Where the list can't be had, the password is the likeliest.
  const providers = email === null ? setUp : (own.data?.links.map(({ provider }) => provider) ?? []);
  const ways = providers.filter((name) => setUp.includes(name));
  const hasPassword = email === null || (own.data?.has_password ?? true);
  if (!hasPassword && ways.length === 0) return <p className="text-ink-soft">{noWay}</p>;
  return (
    <>
      {hasPassword ? <PasswordProof {...form} email={email} /> : null}
      {hasPassword && ways.length > 0 ? <Divider>{authTexts.or}</Divider> : null}
      <ProofButtons providers={ways} proofFor={form.proofFor} here={form.here} />
    </>
  );
}

type PasswordProofProps = Pick<ProveFormProps, 'email' | 'isBusy' | 'submitLabel' | 'onSubmit'>;

function PasswordProof({ email, isBusy, submitLabel, onSubmit }: PasswordProofProps) {
  const [typed, setTyped] = useState(email ?? '');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<SignInFaults>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = findSignInFaults(typed, password);
    setFaults(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    try {
      await onSubmit({ email: typed.trim(), password, ...knownDevice() });
    } catch (error) {
      setFailure(describeLoginFailure(error));
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {email === null ? (
        <Field
          ref={emailInput}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          label={authTexts.email}
          value={typed}
          error={faults.email}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        label={authTexts.password}
        showLabel={authTexts.showPassword}
        hideLabel={authTexts.hidePassword}
        value={password}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={authTexts.signIn.submitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

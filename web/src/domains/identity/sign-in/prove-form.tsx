import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Divider } from '../../../ui/divider.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { providersSetUp } from '../campus.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { knownDevice } from '../session/session.ts';
import { linksQuery } from '../settings/api.ts';
import { authTexts } from '../texts.ts';
import { useCredentials } from './credentials.ts';
import type { SocialProvider } from './failures.ts';
import { ProofButtons } from './proof-buttons.tsx';

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
  const { submit, failure, emailField, passwordField } = useCredentials({
    begin: email ?? '',
    isBusy,
    send: (typed, password) => onSubmit({ email: typed, password, ...knownDevice() }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {email === null ? (
        <Field {...emailField} />
      ) : (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField {...passwordField} />
      <FailureBanner failure={failure} />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={authTexts.signIn.submitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

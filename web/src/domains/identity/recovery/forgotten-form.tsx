import { ApiError } from '@akada/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { looksLikeEmail } from '../../../lib/email.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { storedSignIn } from '../stored.ts';
import { requestCode } from './api.ts';
import { RecoveryFailureBanner } from './failure-banner.tsx';
import { describeSendFailure, type RecoveryFailure } from './failures.ts';
import { storedRecovery } from './stored.ts';
import { recoveryTexts } from './texts.ts';
import { useResendLock } from './use-resend-lock.ts';

const REDIRECT_AFTER_MS = 3000;
const RESEND_WAIT_S = 30;

function findFault(email: string): string | undefined {
  if (email.trim() === '') return recoveryTexts.faults.emailRequired;
  return looksLikeEmail(email) ? undefined : recoveryTexts.faults.emailInvalid;
}

/** `onSent` runs three seconds after a code was sent, unless one leaves before. */
export function ForgottenForm({ onSent }: { onSent: () => void }) {
  const texts = recoveryTexts.forgotten;
  const [email, setEmail] = useState(() => storedRecovery.resetEmail.get() ?? storedSignIn.rememberedEmail.get() ?? '');
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle');
  const input = useRef<HTMLInputElement>(null);
  const { waitFor, lock } = useResendLock();
  const wait = waitFor(email);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = window.setTimeout(onSent, REDIRECT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [phase, onSent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'sending' || wait) return;
    setFailure(null);
    const found = findFault(email);
    setFault(found);
    if (found) return input.current?.focus();
    setPhase('sending');
    try {
      await requestCode(email);
      lock(email, RESEND_WAIT_S);
      setPhase('sent');
    } catch (error) {
      setFailure(describeSendFailure(error));
      if (error instanceof ApiError && error.retryAfter) lock(email, error.retryAfter);
      setPhase('idle');
      // The button that had the focus was disabled meanwhile, and lost it.
      input.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RecoveryFailureBanner failure={failure} />
      {phase === 'sent' ? (
        <Banner tone="success" title={texts.sent}>
          {texts.redirecting}
        </Banner>
      ) : null}
      <Field
        ref={input}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        label={recoveryTexts.email}
        value={email}
        error={fault}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
          setPhase('idle');
        }}
      />
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          variant="accent"
          size="lg"
          full
          busy={phase === 'sending'}
          busyLabel={texts.submitting}
          disabled={wait !== null}
        >
          {texts.submit}
        </Button>
        {wait ? <p className="text-center text-ink-soft text-sm tabular-nums">{texts.wait(wait)}</p> : null}
      </div>
    </form>
  );
}

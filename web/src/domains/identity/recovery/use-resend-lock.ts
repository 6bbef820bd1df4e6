import { useCallback, useState } from 'react';
import { useCountdown } from '../../../ui/use-countdown.ts';
import { storedRecovery } from './stored.ts';
import { recoveryTexts } from './texts.ts';

const MINUTE_S = 60;

function secondsUntilResend(): number {
  const { resendAt = 0 } = storedRecovery.recovery.get() ?? {};
  return Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
}

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

interface ResendLock {
  /** How long the typed address still has to wait, in words; null when it need not. */
  waitFor(email: string): string | null;
  lock(email: string, seconds: number): void;
}

/** Another code for the same address has to wait a little; the wait goes on through a reload. */
export function useResendLock(): ResendLock {
  const { secondsLeft, start } = useCountdown(secondsUntilResend());
  const [lockedEmail, setLockedEmail] = useState(() => storedRecovery.resetEmail.get() ?? '');
  const { seconds, minutes } = recoveryTexts.forgotten;

  const lock = useCallback(
    (email: string, waitSeconds: number) => {
      setLockedEmail(email);
      start(waitSeconds);
    },
    [start],
  );

  const waitFor = (email: string) => {
    if (secondsLeft === 0 || !sameAddress(email, lockedEmail)) return null;
    return secondsLeft <= MINUTE_S ? seconds(secondsLeft) : minutes(Math.ceil(secondsLeft / MINUTE_S));
  };
  return { waitFor, lock };
}

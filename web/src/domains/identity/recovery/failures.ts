import { ApiError } from '@akada/contract/client';
import { NetworkError } from '../../../lib/network.ts';
import { type Failure, serverText } from '../failure.ts';
import { recoveryTexts } from './texts.ts';

export interface RecoveryFailure extends Failure {
  /** The code or link is spent: only a new one helps. */
  needsNewCode?: boolean;
}

const connectionHint = (error: unknown) =>
  error instanceof NetworkError ? { hint: recoveryTexts.checkConnection } : {};

export function describeSendFailure(error: unknown): RecoveryFailure {
  const { send, thrown } = recoveryTexts.failures;
  if (error instanceof ApiError) return { text: serverText(error) ?? send };
  return { text: thrown, ...connectionHint(error) };
}

const spent = new Set(['code_expired', 'codes_paused', 'invalid_reset_token']);

/** For the code and for the new password; `fallback` where nobody said anything better. */
export function describeStepFailure(error: unknown, fallback: string): RecoveryFailure {
  if (error instanceof ApiError) {
    return { text: serverText(error) ?? fallback, ...(spent.has(error.code) && { needsNewCode: true }) };
  }
  return { text: fallback, ...connectionHint(error) };
}

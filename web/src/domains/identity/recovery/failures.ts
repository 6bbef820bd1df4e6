import { ApiError } from '@akada/contract/client';
import { NetworkError } from '../../../lib/network.ts';
import { recoveryTexts } from './texts.ts';

export interface Failure {
  text: string;
  hint?: string;
  /** The code or link is spent: only a new one helps. */
  needsNewCode?: boolean;
}

/** What the server itself said, if it said anything. */
function serverText(error: ApiError): string | null {
  return error.message === `Error ${error.status}` ? null : error.message;
}

const connectionHint = (error: unknown) =>
  error instanceof NetworkError ? { hint: recoveryTexts.checkConnection } : {};

export function describeSendFailure(error: unknown): Failure {
  const { send, thrown } = recoveryTexts.failures;
  if (error instanceof ApiError) return { text: serverText(error) ?? send };
  return { text: thrown, ...connectionHint(error) };
}

const spent = new Set(['code_expired', 'codes_paused', 'invalid_reset_token']);

/** For the code and for the new password; `fallback` where nobody said anything better. */
export function describeStepFailure(error: unknown, fallback: string): Failure {
  if (error instanceof ApiError) {
    return { text: serverText(error) ?? fallback, ...(spent.has(error.code) && { needsNewCode: true }) };
  }
  return { text: fallback, ...connectionHint(error) };
}

import { ApiError } from '@akada/contract/client';
import { NetworkError } from '../../../lib/network.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { type Failure, serverText } from '../failure.ts';
import { authTexts } from '../texts.ts';
import type { SignUpFault } from './validation.ts';

export function describeLoginFailure(error: unknown): Failure {
  const { failures } = authTexts;
  if (error instanceof ApiError) {
    return { text: serverText(error) ?? (error.status < 500 ? failures.credentials : failures.login) };
  }
  // Nobody looked at the credentials.
  return { text: error instanceof NetworkError ? error.message : failures.login };
}

export function describeSignUpFailure(error: unknown): Failure {
  const { failures } = authTexts;
  if (error instanceof ApiError) {
    if (error.status === 429) return { text: failures.tooManyRegistrations };
    if (error.status === 409 && error.code !== 'terms_changed') return { text: failures.emailTaken };
    return { text: serverText(error) ?? failures.registration };
  }
  // What was thrown as no error says nothing to anybody.
  return { text: error instanceof Error ? wordsOf(error, failures.signUp) : failures.signUp };
}

/** The password is one that the server takes from nobody: said beside it. */
export function findRefusedPassword(error: unknown): SignUpFault | null {
  const isRefused = error instanceof ApiError && error.code === 'common_password';
  return isRefused ? { field: 'password', text: error.message } : null;
}

export type SocialProvider = 'google' | 'apple' | 'campus';

export function describeSocialFailure(provider: SocialProvider, error: unknown): Failure {
  const { failures } = authTexts;
  if (error instanceof ApiError) {
    const text = error.code === 'not_found' ? null : serverText(error);
    return { text: text ?? (provider === 'google' ? failures.googleStart : failures[provider]) };
  }
  return { text: failures[provider], ...(error instanceof NetworkError && { hint: authTexts.checkConnection }) };
}

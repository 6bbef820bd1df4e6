import { looksLikeEmail } from '../../../lib/email.ts';
import type { SignUpAnswers } from '../session/auth-context.ts';
import { authTexts } from '../texts.ts';

const MIN_PASSWORD = 6;

export interface SignInFaults {
  email?: string;
  password?: string;
}

/** Everything that is wrong with a log-in form. */
export function findSignInFaults(email: string, password: string): SignInFaults {
  const { faults } = authTexts;
  const found: SignInFaults = {};
  if (email.trim() === '') found.email = faults.emailRequired;
  else if (!looksLikeEmail(email)) found.email = faults.emailInvalid;
  if (password === '') found.password = faults.passwordRequired;
  else if (password.length < MIN_PASSWORD) found.password = faults.passwordShort;
  return found;
}

export type SignUpField = keyof SignUpAnswers | 'terms';

export interface SignUpFault {
  field: SignUpField;
  text: string;
}

/** The first thing that is wrong with a sign-up form, in the order in which it is filled in. */
export function findSignUpFault(answers: SignUpAnswers, acceptsTerms: boolean): SignUpFault | null {
  const { faults } = authTexts;
  if (answers.name.trim() === '') return { field: 'name', text: faults.nameRequired };
  if (!looksLikeEmail(answers.email)) return { field: 'email', text: faults.emailInvalid };
  if (answers.password.length < MIN_PASSWORD) return { field: 'password', text: faults.newPasswordShort };
  if (!acceptsTerms) return { field: 'terms', text: faults.termsRequired };
  return null;
}

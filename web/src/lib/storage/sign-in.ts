import { jsonEntry, local, session, textEntry } from './entry.ts';
import { hasTexts } from './shapes.ts';

/** What the way into an account remembers. */
export const storedSignIn = {
  rememberedEmail: textEntry('device', local, 'rememberedEmail'),
  /** Where to go after signing in. */
  redirectAfterAuth: textEntry('return', local, 'redirectAfterAuth'),
  quizToAccess: textEntry('return', local, 'quizToAccess'),
  /** Of the invitation that led to the sign-up page, until an account is made. */
  referralCode: textEntry('account', local, 'referralCode'),
  signUpDraft: jsonEntry('account', session, 'signUpDraft', hasTexts('name', 'email')),
};

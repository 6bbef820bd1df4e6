import { jsonEntry, local, session, textEntry } from '../../lib/storage/entry.ts';
import { hasTexts } from '../../lib/storage/shapes.ts';

/** What the way into an account remembers. */
export const storedSignIn = {
  rememberedEmail: textEntry('device', local, 'rememberedEmail'),
  /** The quiz that whoever signs in came for. */
  quizToAccess: textEntry('return', local, 'quizToAccess'),
  /** The page for which somebody proves their account at a provider. */
  placeOfProof: textEntry('return', session, 'placeOfProof'),
  /** Of the invitation that led to the sign-up page, until an account is made. */
  referralCode: textEntry('account', local, 'referralCode'),
  signUpDraft: jsonEntry('account', session, 'signUpDraft', hasTexts('name', 'email')),
};

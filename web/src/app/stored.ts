import { local, session, textEntry } from '../lib/storage/entry.ts';

export const storedApp = {
  /** Whether Home is for studying or for teaching, as the account's settings said the last time. */
  homeFocus: textEntry('account', local, 'homeFocus'),
  /** Which of the landing page's doors led to the sign-up in this tab. */
  doorTaken: textEntry('account', session, 'doorTaken'),
};

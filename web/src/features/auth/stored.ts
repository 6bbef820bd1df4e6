import { session, textEntry } from '../../lib/storage/entry.ts';

export const storedAuth = {
  /** Proves to the server that a sign-in at Google or Apple ends in the browser that began it. */
  socialKey: textEntry('account', session, 'socialKey'),
};

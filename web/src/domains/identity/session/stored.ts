import { listEntry, local, session, textEntry } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedAuth = {
  /** Proves to the server that a sign-in at Google or Apple ends in the browser that began it. */
  socialKey: textEntry('account', session, 'socialKey'),
  /** Lets whoever logged in here log in again while somebody guesses at the account elsewhere; it opens nothing. */
  deviceKey: textEntry('device', local, 'deviceKey'),
  /** Left without a network, and not ended on the server yet. */
  sessionsToEnd: listEntry('device', local, 'sessionsToEnd', isRecord),
};

export const SESSION_END = 'sessionEnd';

/** Keeps a session to be ended when the server can be reached. */
export function endSessionLater(token: string): void {
  const one = { id: token, kind: SESSION_END, input: { token } };
  storedAuth.sessionsToEnd.set([...storedAuth.sessionsToEnd.get(), one]);
}

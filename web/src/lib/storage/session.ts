import type { User } from '@akada/contract/client';
import { jsonEntry, local, numberEntry, session, textEntry } from './entry.ts';
import { hasTexts } from './shapes.ts';

const isUser = (value: unknown): value is User => hasTexts('id', 'name', 'email')(value);

/** Who is signed in on this device. */
export const storedSession = {
  token: textEntry('session', local, 'token'),
  refreshToken: textEntry('session', local, 'refreshToken'),
  user: jsonEntry('session', local, 'user', isUser),
  userId: textEntry('session', local, 'userId'),
  userName: textEntry('session', local, 'userName'),
  userEmail: textEntry('session', local, 'userEmail'),
  userAvatar: textEntry('session', local, 'userAvatar'),
  /** How far this device's clock runs ahead of the server's, in milliseconds. */
  clockSkew: numberEntry('session', local, 'clockSkew'),
  /** Whose session has expired on this device: what that account left here is sealed. */
  sealedFor: textEntry('mark', local, 'sealedFor'),
  /** The session has expired in this tab, and nobody was told so yet: a page may be left in that very moment. */
  expiryUntold: textEntry('tab', session, 'expiryUntold'),
};

/** An older client may have left a password here. It is never written, only removed. */
const TEMPORARY_PASSWORD_KEY = 'tempAuthPassword';

export function removeTemporaryPassword(): void {
  local.remove(TEMPORARY_PASSWORD_KEY);
  session.remove(TEMPORARY_PASSWORD_KEY);
}

/** Keeps what the server has answered about an account, unless it was signed out while the answer was on its way. */
export function keepOfAccount(keep: () => void): void {
  if (storedSession.token.get() !== null) keep();
}

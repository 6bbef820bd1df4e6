import type { AuthResponse, User } from '@akada/contract/client';
import { readAccessToken, storeTokens } from '../../../lib/access-token.ts';
import { clearAccount } from '../../../lib/storage/account-storage.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedAuth } from './stored.ts';
import { unseal } from './unseal.ts';

/** What the browser still knows about a session. `nameless`: there is a token, but nothing that says whose. */
export type StoredSession = { kind: 'known'; user: User } | { kind: 'nameless' } | { kind: 'none' };

export function storeUser({ id, name, email, avatar_url }: User): void {
  unseal(id);
  storedSession.user.set({ id, name, email, avatar_url });
  storedSession.userId.set(id);
  storedSession.userName.set(name);
  storedSession.userEmail.set(email);
  if (avatar_url) storedSession.userAvatar.set(avatar_url);
  else storedSession.userAvatar.remove();
}

/** Keeps a new session. What another account left on this device goes first, and what this one left comes back. */
export function storeSession({ access_token, refresh_token, user, device_key }: AuthResponse): void {
  const before = storedSession.userId.get();
  if (before !== null && before !== user.id) clearAccount({ keepReturnTargets: true });
  // The user before the tokens: other tabs look when the token appears.
  storeUser(user);
  storeTokens(access_token, refresh_token);
  if (device_key) storedAuth.deviceKey.set(device_key);
}

/** What says to the server that somebody logged in on this device before. */
export function knownDevice(): { device_key?: string } {
  const key = storedAuth.deviceKey.get();
  return key === null ? {} : { device_key: key };
}

function rebuildUser(): User | null {
  const id = storedSession.userId.get();
  const name = storedSession.userName.get();
  const email = storedSession.userEmail.get();
  if (id === null && name === null && email === null) return null;
  return { id: id ?? '', name: name ?? '', email: email ?? '', avatar_url: storedSession.userAvatar.get() };
}

export function readStoredSession(): StoredSession {
  if (readAccessToken() === null) return { kind: 'none' };
  const user = storedSession.user.get() ?? rebuildUser();
  return user ? { kind: 'known', user } : { kind: 'nameless' };
}

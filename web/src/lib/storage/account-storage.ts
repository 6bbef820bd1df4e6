import { local, session } from './entry.ts';
import { type Owner, ownerOf, owners } from './owners.ts';
import type { SafeStorage } from './safe-storage.ts';
import { storedSession } from './session.ts';

/** Removes, seals and gives back what is in the browser, by whose it is. */

const SEAL = 'sealed:';
const sealOf = (userId: string) => `${SEAL}${userId}:`;

/** Removes everything of an account. What was studied and not sent yet stays, for its owner alone. */
export function clearAccount({ keepReturnTargets = false } = {}): void {
  // First of all, because other tabs tell a log-out from an expired session by it.
  storedSession.sealedFor.remove();
  storedSession.userId.remove();
  const kept: Owner[] = keepReturnTargets ? ['device', 'queue', 'return'] : ['device', 'queue'];
  for (const area of [local, session]) {
    for (const key of area.keys()) {
      if (!kept.includes(ownerOf(key))) area.remove(key);
    }
  }
}

function seal(area: SafeStorage, userId: string): void {
  for (const key of area.keys()) {
    const owner = ownerOf(key);
    if ((owner !== 'account' && owner !== 'session') || key.startsWith(SEAL)) continue;
    const value = area.get(key);
    // Removed first: a full storage has no room for both.
    area.remove(key);
    if (value !== null) area.set(sealOf(userId) + key, value);
  }
}

/**
 * Ends the session in this browser without the person's doing: its tokens go, and what the account left is put out of
 * sight until the same account signs in again.
 */
export function sealAccount(): void {
  const userId = storedSession.userId.get() ?? storedSession.user.get()?.id ?? null;
  if (userId !== null) storedSession.sealedFor.set(userId);
  for (const key of Object.keys(owners).filter((one) => ownerOf(one) === 'session')) local.remove(key);
  if (userId === null) return;
  seal(local, userId);
  seal(session, userId);
  storedSession.expiryUntold.set('yes');
}

/** The same for what this tab alone holds, after another tab has noticed that the session was over. */
export function sealTab(userId: string): void {
  seal(session, userId);
  storedSession.expiryUntold.set('yes');
}

/** Forgets what this tab alone holds, after another tab has logged out or let somebody else in. */
export function clearTab(): void {
  for (const key of session.keys()) session.remove(key);
}

/** What was done here without an account since then is newer and stays. */
export const isOvertaken = (area: SafeStorage, key: string): boolean => area.get(key) !== null;

/** Gives back what was sealed for the account that signs in, and removes what was sealed for any other. */
export function openSeal(userId: string, isNewer = isOvertaken): void {
  const mine = sealOf(userId);
  for (const area of [local, session]) {
    for (const sealed of area.keys().filter((key) => key.startsWith(SEAL))) {
      const key = sealed.slice(mine.length);
      const value = sealed.startsWith(mine) ? area.get(sealed) : null;
      area.remove(sealed);
      if (value !== null && !isNewer(area, key)) area.set(key, value);
    }
  }
  storedSession.sealedFor.remove();
  storedSession.expiryUntold.remove();
}

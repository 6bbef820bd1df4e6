import { local, session } from './entry.ts';
import { type Owner, ownerOf, owners } from './owners.ts';
import type { SafeStorage } from './safe-storage.ts';
import { storedSession } from './session.ts';
import { isSharedPhone } from './shared-phone.ts';

/** Removes, seals and gives back what is in the browser, by whose it is. */

const SEAL = 'sealed:';
export const sealOf = (userId: string) => `${SEAL}${userId}:`;

/** What others left on a shared phone stays for them. */
const isOfOthers = (key: string, userId: string | null) =>
  key.startsWith(SEAL) && (userId === null || !key.startsWith(sealOf(userId))) && isSharedPhone();

/** Removes everything of an account. What was studied and not sent yet stays, for its owner alone. */
export function clearAccount({ keepReturnTargets = false } = {}): void {
  const userId = storedSession.userId.get();
  // First of all, because other tabs tell a log-out from an expired session by it.
  storedSession.sealedFor.remove();
  storedSession.userId.remove();
  const kept: Owner[] = keepReturnTargets ? ['device', 'queue', 'return'] : ['device', 'queue'];
  for (const area of [local, session]) {
    for (const key of area.keys()) {
      if (!kept.includes(ownerOf(key)) && !isOfOthers(key, userId)) area.remove(key);
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

function removeSession(): void {
  for (const key of Object.keys(owners).filter((one) => ownerOf(one) === 'session')) local.remove(key);
}

function setAside(userId: string): void {
  // First of all, for the other tabs: this is no token that went alone.
  storedSession.userId.remove();
  removeSession();
  seal(local, userId);
  seal(session, userId);
}

/** Makes room for the next learner on a shared phone: what this one left is put out of sight, and nothing has expired. */
export function makeRoom(): void {
  const userId = storedSession.userId.get();
  storedSession.sealedFor.remove();
  if (userId !== null) setAside(userId);
}

/**
 * Ends the session in this browser without the person's doing: its tokens go, and what the account left is put out of
 * sight until the same account signs in again.
 */
export function sealAccount(): void {
  const userId = storedSession.userId.get() ?? storedSession.user.get()?.id ?? null;
  if (userId === null) {
    removeSession();
    return;
  }
  storedSession.sealedFor.set(userId);
  setAside(userId);
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

/** Gives back what was sealed for the account that signs in, and removes what was sealed for any other who does not share the phone. */
export function openSeal(userId: string, isNewer = isOvertaken): void {
  const mine = sealOf(userId);
  for (const area of [local, session]) {
    for (const sealed of area.keys().filter((key) => key.startsWith(SEAL) && !isOfOthers(key, userId))) {
      const key = sealed.slice(mine.length);
      const value = sealed.startsWith(mine) ? area.get(sealed) : null;
      area.remove(sealed);
      if (value !== null && !isNewer(area, key)) area.set(key, value);
    }
  }
  storedSession.sealedFor.remove();
  storedSession.expiryUntold.remove();
}

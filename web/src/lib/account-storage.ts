import type { SafeStorage } from './safe-storage.ts';
import { local, OUTBOX, session, storage } from './storage.ts';

/**
 * A phone is shared, so what is in the browser belongs either to the device or to the account that is signed in.
 * These functions name what is the device's: a key that somebody adds later is the account's.
 */

const SEAL = 'sealed:';
const sealOf = (userId: string) => `${SEAL}${userId}:`;

const keysOf = (entries: { key: string }[]) => entries.map(({ key }) => key);

// What was handed in without a connection stays until it is sent; nothing shows it, and no later account lends it a token.
const ofTheDevice = keysOf([
  storage.rememberedEmail,
  storage.theme,
  storage.saver,
  storage.dataUse,
  storage.language,
  storage.deviceOutbox,
  storage.quizSubmissions,
]);
const returnTargets = keysOf([storage.redirectAfterAuth, storage.quizToAccess]);
/** Who is signed in: worth nothing without the tokens, and told anew at the next sign-in. */
const ofTheSession = keysOf([
  // First, because other tabs look when it goes.
  storage.token,
  storage.refreshToken,
  storage.user,
  storage.userId,
  storage.userName,
  storage.userEmail,
  storage.userAvatar,
  storage.clockSkew,
]);
/** The guards against loops count on, whoever is signed in. */
const ofTheTab = keysOf([
  storage.reloadCount,
  storage.reloadedAddress,
  storage.tokenRefreshAttempted,
  storage.settingsFetchAttempts,
  storage.redirectAttempts,
  storage.refreshAttempts,
  storage.expiryUntold,
]);

/** Removes everything of an account. What was studied and not sent yet stays, for its owner alone. */
export function clearAccount({ keepReturnTargets = false } = {}): void {
  // First of all, because other tabs tell a log-out from an expired session by it.
  storage.sealedFor.remove();
  storage.userId.remove();
  const kept = new Set(keepReturnTargets ? [...ofTheDevice, ...returnTargets] : ofTheDevice);
  for (const area of [local, session]) {
    for (const key of area.keys()) {
      if (!kept.has(key) && !key.startsWith(OUTBOX)) area.remove(key);
    }
  }
}

function seal(area: SafeStorage, userId: string): void {
  // Whose reminders the browser still gets decides whether they go on after the next sign-in.
  const marks = [storage.sealedFor.key, storage.pushOwner.key];
  const open = new Set([...ofTheDevice, ...returnTargets, ...ofTheTab, ...marks]);
  for (const key of area.keys()) {
    if (open.has(key) || key.startsWith(OUTBOX) || key.startsWith(SEAL)) continue;
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
  const userId = storage.userId.get() ?? storage.user.get()?.id ?? null;
  if (userId !== null) storage.sealedFor.set(userId);
  for (const key of ofTheSession) local.remove(key);
  if (userId === null) return;
  seal(local, userId);
  seal(session, userId);
  storage.expiryUntold.set('yes');
}

/** The same for what this tab alone holds, after another tab has noticed that the session was over. */
export function sealTab(userId: string): void {
  seal(session, userId);
  storage.expiryUntold.set('yes');
}

/** Forgets what this tab alone holds, after another tab has logged out or let somebody else in. */
export function clearTab(): void {
  for (const key of session.keys()) session.remove(key);
}

/** Gives back what was sealed for the account that signs in, and removes what was sealed for any other. */
export function openSeal(userId: string): void {
  const mine = sealOf(userId);
  for (const area of [local, session]) {
    for (const sealed of area.keys().filter((key) => key.startsWith(SEAL))) {
      const key = sealed.slice(mine.length);
      const value = sealed.startsWith(mine) ? area.get(sealed) : null;
      area.remove(sealed);
      if (value !== null && !isOvertaken(area, key)) area.set(key, value);
    }
  }
  storage.sealedFor.remove();
  storage.expiryUntold.remove();
}

/**
 * What was done here without an account since then is newer and stays. Onboarding that somebody only looked into does
 * not push aside what the account had answered.
 */
function isOvertaken(area: SafeStorage, key: string): boolean {
  if (key === storage.onboarding.key) return storage.onboarding.get()?.outcome === 'waiting';
  return area.get(key) !== null;
}

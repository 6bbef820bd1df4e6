import type { AuthResponse, User } from '@akada/contract/client';
import { client, endSession } from '../client.ts';
import { clientWith } from '../client-by.ts';
import { forgetKeptOf } from '../kept-data.ts';
import { logError } from '../log.ts';
import { countWaiting, sendWaiting } from '../outbox/account-outbox.ts';
import { storedOutbox } from '../outbox/stored.ts';
import { clearAccount, makeRoom, sealOf } from '../storage/account-storage.ts';
import { local, session } from '../storage/entry.ts';
import { storedSession } from '../storage/session.ts';
import { storedSharedPhone } from '../storage/shared-phone.ts';
import { changeLearner, dropLearner, findLearner, listLearners, putLearner } from './learners.ts';
import { type LeftSession, lockUp, unlock } from './lock.ts';
import { removeLockedOf } from './sealed-store.ts';

/** A phone that several people learn on (docs/decisions/068-a-shared-phone.md). Loaded where one is. */

/** Nobody waits longer than this for what could be sent before the phone is handed on. */
const SENDING_PATIENCE_MS = 4000;

const leftSession = (): LeftSession | null => {
  const [token, refreshToken] = [storedSession.token.get(), storedSession.refreshToken.get()];
  return token && refreshToken ? { token, refreshToken } : null;
};

/** Locks whatever lies here in clear of those who are not signed in: of a session that expired, or of a battery that died. */
export async function lockOthers(userId: string | null): Promise<void> {
  for (const { id } of listLearners()) {
    const sealKey = local.get(sealOf(id) + storedSharedPhone.sealKey.key);
    if (id !== userId && sealKey !== null)
      await lockUp(id, sealKey).catch((error) => logError('Locking failed', error));
  }
}

/** Before somebody's session is kept: whoever was here makes room, and what this one had locked is opened. */
export async function letIn({ user, access_token, seal_key }: AuthResponse & { seal_key?: string }): Promise<void> {
  const before = storedSession.userId.get();
  if (before !== null && before !== user.id) await lockMe();
  const learner = putLearner(user);
  try {
    const bound = clientWith(access_token);
    const joined = seal_key
      ? { seal_key, has_pin: true }
      : await bound.sharedPhone.join({ body: { place: learner.place } });
    const left = await unlock(user.id, joined.seal_key);
    if (left && left.token !== access_token) void endSession(left.token).catch(() => {});
    storedSharedPhone.sealKey.set(joined.seal_key);
    putLearner(user, { hasPin: joined.has_pin, waiting: 0 });
  } catch (error) {
    // Tried again by `settle`, when the app is opened next.
    logError('The place on this phone could not be opened', error);
  }
}

/** Once somebody is in: has the key where it could not be had before, and locks what others left. */
export async function settle(user: User): Promise<void> {
  if (storedSharedPhone.sealKey.get() === null) {
    const { place } = putLearner(user);
    const joined = await client.sharedPhone.join({ body: { place } }).catch(() => null);
    if (joined && storedSession.userId.get() === user.id) {
      await unlock(user.id, joined.seal_key);
      storedSharedPhone.sealKey.set(joined.seal_key);
      putLearner(user, { hasPin: joined.has_pin, waiting: 0 });
    }
  } else {
    putLearner(user, { waiting: 0 });
  }
  await lockOthers(user.id);
}

/** Gives what waits a moment to be sent, before its owner leaves. */
export async function sendFirst(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, SENDING_PATIENCE_MS));
  if (countWaiting() > 0) await Promise.race([sendWaiting().catch(() => {}), patience]);
}

/** Locks the account of whoever is signed in, for the next learner; what was not sent stays for its owner. */
export async function lockMe(): Promise<void> {
  const userId = storedSession.userId.get();
  if (userId === null) return;
  await sendFirst();
  const sealKey = storedSharedPhone.sealKey.get();
  const left = leftSession();
  changeLearner(userId, { waiting: countWaiting() });
  makeRoom();
  // A session is kept under lock alone.
  if (sealKey) await lockUp(userId, sealKey, left).catch((error) => logError('Locking failed', error));
  else if (left) void endSession(left.token).catch(() => {});
}

/** Logs out on this phone: what was kept for studying goes, and what was not sent is locked for its owner. */
export async function clearMe(): Promise<void> {
  const userId = storedSession.userId.get();
  if (userId === null) return clearAccount();
  const sealKey = storedSharedPhone.sealKey.get();
  changeLearner(userId, { waiting: countWaiting() });
  clearAccount();
  await forgetKeptOf(userId);
  if (sealKey) await lockUp(userId, sealKey).catch((error) => logError('Locking failed', error));
}

/** Forgets a learner on this phone, with everything that lies here of theirs; what was not sent is lost. */
export async function forgetLearner(userId: string): Promise<void> {
  dropLearner(userId);
  for (const area of [local, session])
    for (const key of area.keys().filter((one) => one.startsWith(sealOf(userId)))) area.remove(key);
  storedOutbox.outbox(userId).remove();
  await forgetKeptOf(userId);
  await removeLockedOf(userId).catch(() => {});
}

/** This phone is shared from now on; whoever turns it on is the first to learn here. */
export async function turnOn(user: User): Promise<void> {
  const { place } = putLearner(user);
  try {
    const { seal_key, has_pin } = await client.sharedPhone.join({ body: { place } });
    storedSharedPhone.sealKey.set(seal_key);
    putLearner(user, { hasPin: has_pin });
  } catch (error) {
    dropLearner(user.id);
    throw error;
  }
}

/** This phone is one person's again: the others are forgotten here. */
export async function turnOff(user: User): Promise<void> {
  const mine = findLearner(user.id);
  for (const { id } of listLearners()) if (id !== user.id) await forgetLearner(id);
  storedSharedPhone.phone.remove();
  storedSharedPhone.sealKey.remove();
  if (mine) await client.sharedPhone.leave({ body: { place: mine.place } }).catch(() => {});
}

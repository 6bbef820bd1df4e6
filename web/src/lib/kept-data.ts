import { ApiError, UnreadableAnswer } from '@akada/contract/client';
import { inStore, LAST, prefixOf } from './kept-store.ts';
import { NetworkError } from './network.ts';
import { storedSession } from './storage/session.ts';

/** A store that does not answer for so long holds nobody up. */
const PATIENCE_MS = 1000;

interface Kept {
  value: unknown;
  savedAt: string;
}

/** Keeps something of the account for when there is no network. Never in the way: a full or closed store keeps nothing. */
export async function keep(name: string, value: unknown): Promise<void> {
  await keepFor(storedSession.userId.get(), name, value);
}

/** Nothing is kept for an account that has left meanwhile. */
async function keepFor(userId: string | null, name: string, value: unknown): Promise<void> {
  if (userId === null || storedSession.userId.get() !== userId) return;
  const kept: Kept = { value, savedAt: new Date().toISOString() };
  await inStore('readwrite', (store) => store.put(kept, prefixOf(userId) + name)).catch(() => {});
}

/** What was kept the last time, whether or not there is a network. */
export async function findKept<T>(name: string): Promise<{ value: T; savedAt: string } | null> {
  const userId = storedSession.userId.get();
  if (userId === null) return null;
  const key = prefixOf(userId) + name;
  const found = await inStore<Kept | undefined>('readonly', (store) => store.get(key)).catch(() => undefined);
  return found ? { value: found.value as T, savedAt: found.savedAt } : null;
}

/** Forgets one thing of the account. */
export async function forget(name: string): Promise<void> {
  const userId = storedSession.userId.get();
  if (userId === null) return;
  await inStore('readwrite', (store) => store.delete(prefixOf(userId) + name)).catch(() => {});
}

/** Forgets everything that was kept, whoever it was of: a phone is shared. */
export async function forgetKept(): Promise<void> {
  await inStore('readwrite', (store) => store.clear()).catch(() => {});
}

/** Forgets what one account left here. */
export async function forgetKeptOf(userId: string): Promise<void> {
  const mine = prefixOf(userId);
  await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(mine, mine + LAST))).catch(() => {});
}

/** Forgets what any other account left here; what this one left before its session expired is its own. */
export async function forgetKeptOfOthers(userId: string): Promise<void> {
  const mine = prefixOf(userId);
  await inStore('readwrite', (store) => {
    store.delete(IDBKeyRange.upperBound(mine, true));
    return store.delete(IDBKeyRange.lowerBound(mine + LAST));
  }).catch(() => {});
}

/** What was loaded, and when it was saved where it comes from this device. */
export interface Loaded<T> {
  data: T;
  /** null: fresh from the server. */
  savedAt: string | null;
}

/** What is shown has been kept: whoever leaves the page at once finds it again. */
async function keepFirst(userId: string | null, name: string, data: unknown): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([keepFor(userId, name, data), patience]);
}

/** Nobody answered, the server is down, or a sign-in page of the network answered in its place. */
function isAway(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof UnreadableAnswer) return true;
  return error instanceof ApiError && error.status >= 500;
}

/** Loads and keeps; without a connection, or while the server is down, gives what was kept the last time. */
export async function loadOrKept<T>(name: string, load: () => Promise<T>): Promise<Loaded<T>> {
  const userId = storedSession.userId.get();
  try {
    const data = await load();
    await keepFirst(userId, name, data);
    return { data, savedAt: null };
  } catch (error) {
    const kept = isAway(error) ? await findKept<T>(name) : null;
    if (!kept) throw error;
    return { data: kept.value, savedAt: kept.savedAt };
  }
}

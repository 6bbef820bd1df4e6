import { inStore, LAST, prefixOf } from '../kept-store.ts';
import { storedSession } from '../storage/session.ts';
import type { Sitting } from './sitting.ts';
import { addToLog, readLog, removeLog } from './tap-log.ts';
import type { Tap } from './taps.ts';

/** The sittings of an account on this device; what was tapped lies beside each, under its key. */

const keyOf = (userId: string, id: string) => `${prefixOf(userId)}sitting/${id}`;

/** Where the browser keeps nothing (a private window, a full disk), a sitting lasts as long as its tab. */
const inMemory = new Map<string, Sitting>();

function ownKey(id: string): string | null {
  const userId = storedSession.userId.get();
  return userId === null ? null : keyOf(userId, id);
}

/** Keeps a sitting; false where the browser would not. */
export async function putSitting(sitting: Sitting): Promise<boolean> {
  inMemory.set(sitting.id, sitting);
  const key = ownKey(sitting.id);
  if (key === null) return false;
  return inStore('readwrite', (store) => store.put(sitting, key), 'strict').then(
    () => true,
    () => false,
  );
}

export interface Kept {
  sitting: Sitting;
  taps: Tap[];
}

export async function findSitting(id: string): Promise<Kept | null> {
  const key = ownKey(id);
  if (key === null) return null;
  try {
    const sitting = await inStore<Sitting | undefined>('readonly', (store) => store.get(key));
    return sitting ? { sitting, taps: await readLog(key) } : null;
  } catch {
    const sitting = inMemory.get(id);
    return sitting ? { sitting, taps: [] } : null;
  }
}

/** Fails where the browser keeps nothing. */
export async function addTap(id: string, tap: Tap): Promise<void> {
  const key = ownKey(id);
  if (key === null) throw new Error('Nobody is signed in.');
  await addToLog(key, tap);
}

/** Every sitting on this device, without what was tapped in it. */
export async function listSittings(): Promise<Sitting[]> {
  const key = ownKey('');
  if (key === null) return [];
  const isSitting = (value: unknown): value is Sitting =>
    typeof value === 'object' && value !== null && 'plan' in value && 'preparedAt' in value;
  const kept = await inStore<unknown[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(key, key + LAST)));
  return kept.filter(isSitting);
}

export async function removeSitting(id: string): Promise<void> {
  inMemory.delete(id);
  const key = ownKey(id);
  if (key === null) return;
  await inStore('readwrite', (store) => store.delete(key)).catch(() => {});
  await removeLog(key).catch(() => {});
}

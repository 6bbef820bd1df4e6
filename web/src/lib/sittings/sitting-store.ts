import { inStore, LAST, prefixOf } from '../kept-store.ts';
import { storedSession } from '../storage/session.ts';
import type { Sitting } from './sitting.ts';
import type { Tap } from './taps.ts';

/** Sittings and what was tapped in them, each tap one write that is on the disk before it is called saved. */

const keyOf = (userId: string, id: string) => `${prefixOf(userId)}sitting/${id}`;
/** Sorts after the sitting itself, and as many digits as anybody taps. */
const tapKey = (sitting: string, number: number) => `${sitting}/${String(number).padStart(7, '0')}`;
const allTaps = (sitting: string) => IDBKeyRange.bound(`${sitting}/`, `${sitting}/${LAST}`);

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
    if (!sitting) return null;
    return { sitting, taps: await inStore<Tap[]>('readonly', (store) => store.getAll(allTaps(key))) };
  } catch {
    const sitting = inMemory.get(id);
    return sitting ? { sitting, taps: [] } : null;
  }
}

/**
 * Adds what was tapped after everything that is there, also from another tab: the number is found in the transaction
 * that writes it. Fails where the browser keeps nothing.
 */
export async function addTap(id: string, tap: Tap): Promise<void> {
  const key = ownKey(id);
  if (key === null) throw new Error('Nobody is signed in.');
  await inStore(
    'readwrite',
    (store) => {
      const last = store.openKeyCursor(allTaps(key), 'prev');
      last.onsuccess = () => {
        const before = last.result ? Number(String(last.result.key).slice(key.length + 1)) : 0;
        store.put(tap, tapKey(key, before + 1));
      };
      return last;
    },
    'strict',
  );
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
  await inStore('readwrite', (store) => {
    store.delete(allTaps(key));
    return store.delete(key);
  }).catch(() => {});
}

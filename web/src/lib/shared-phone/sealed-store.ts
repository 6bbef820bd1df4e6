/** What is locked, in a database of its own: nothing that clears the rest of the browser's data comes near it. */

const DATABASE = 'akada-sealed';
const STORE = 'sealed';

export interface Locked {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      // On the disk before what it was made of is removed.
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** In the order in which they were put there. */
const rangeOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

export const putLocked = (userId: string, locked: Locked): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(locked, [userId, Date.now(), Math.random()]));

export async function listLocked(userId: string): Promise<{ key: IDBValidKey; locked: Locked }[]> {
  const keys = await inStore('readonly', (store) => store.getAllKeys(rangeOf(userId)));
  const all = await inStore<Locked[]>('readonly', (store) => store.getAll(rangeOf(userId)));
  return keys.flatMap((key, index) => (all[index] ? [{ key, locked: all[index] }] : []));
}

export const removeLocked = (key: IDBValidKey): Promise<unknown> => inStore('readwrite', (store) => store.delete(key));

export const removeLockedOf = (userId: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(rangeOf(userId)));

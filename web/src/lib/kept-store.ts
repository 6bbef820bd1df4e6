const DATABASE = 'akada';
const STORE = 'kept';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/**
 * One transaction in the store of what is kept for an account, whose keys begin with it. `strict`: it is done only when
 * it is on the disk, so that a battery that dies in the next moment takes nothing along.
 */
export async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
  durability: IDBTransactionDurability = 'default',
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability });
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Each answer belongs to an account; while nobody is signed in, none is kept and none is found. */
export const prefixOf = (userId: string) => `${userId}/`;

/** No name begins with the last of all characters. */
export const LAST = '\uffff';

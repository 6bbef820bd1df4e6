import { inStore, LAST } from '../kept-store.ts';
import type { Tap } from './taps.ts';

/** What was tapped, under a key of whoever keeps it: each tap one write that is on the disk before it is called saved. */

/** As many digits as anybody taps. */
const tapKey = (log: string, number: number) => `${log}/${String(number).padStart(7, '0')}`;
const allOf = (log: string) => IDBKeyRange.bound(`${log}/`, `${log}/${LAST}`);

/**
 * Adds what was tapped after everything that is there, also from another tab: the number is found in the transaction
 * that writes it. Fails where the browser keeps nothing.
 */
export async function addToLog(log: string, tap: Tap): Promise<void> {
  await inStore(
    'readwrite',
    (store) => {
      const last = store.openKeyCursor(allOf(log), 'prev');
      last.onsuccess = () => {
        const before = last.result ? Number(String(last.result.key).slice(log.length + 1)) : 0;
        store.put(tap, tapKey(log, before + 1));
      };
      return last;
    },
    'strict',
  );
}

export const readLog = (log: string): Promise<Tap[]> => inStore<Tap[]>('readonly', (store) => store.getAll(allOf(log)));

export async function removeLog(log: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(allOf(log)));
}

import { logError } from '../log.ts';
import { toBytes } from './bytes.ts';
import { findLeftovers, isEmpty, type Leftovers, putLeftoversBack, removeLeftovers } from './leftovers.ts';
import { listLocked, putLocked, removeLocked } from './sealed-store.ts';

/** The session that was left, for whoever comes back without a network. */
export interface LeftSession {
  token: string;
  refreshToken: string;
}

interface Content {
  left: Leftovers;
  session: LeftSession | null;
}

const AES = 'AES-GCM';

const importKey = (sealKey: string) =>
  crypto.subtle.importKey('raw', toBytes(sealKey), AES, false, ['encrypt', 'decrypt']);

/** One at a time over all tabs, where the browser can tell. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('akada-shared-phone', work) : work();

/**
 * Locks what an account has left in this browser. What was there in clear goes only when what is locked is on the disk:
 * if the battery dies in between, it is done again at the next start.
 */
export function lockUp(userId: string, sealKey: string, session: LeftSession | null = null): Promise<void> {
  return inTurn(async () => {
    const left = await findLeftovers(userId);
    if (isEmpty(left) && !session) return;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const content = new TextEncoder().encode(JSON.stringify({ left, session } satisfies Content));
    const bytes = await crypto.subtle.encrypt({ name: AES, iv }, await importKey(sealKey), content);
    await putLocked(userId, { iv, bytes });
    await removeLeftovers(userId, left);
  });
}

/** Gives an account back what was locked; the session that was left with it, if there was one. */
export function unlock(userId: string, sealKey: string): Promise<LeftSession | null> {
  return inTurn(async () => {
    const key = await importKey(sealKey);
    let session: LeftSession | null = null;
    for (const { key: place, locked } of await listLocked(userId)) {
      const content = await crypto.subtle.decrypt({ name: AES, iv: locked.iv }, key, locked.bytes).then(
        (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Content,
        // It stays: another key may still open it, and nothing else would have it.
        (error) => logError('What was locked could not be opened', error),
      );
      if (!content) continue;
      await putLeftoversBack(userId, content.left);
      await removeLocked(place);
      session = content.session ?? session;
    }
    return session;
  });
}

/** Whether this browser can lock: it has the means on https alone. */
export const canLock = (): boolean =>
  globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

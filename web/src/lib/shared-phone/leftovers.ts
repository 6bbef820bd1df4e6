import { inStore, LAST, prefixOf } from '../kept-store.ts';
import { storedOutbox } from '../outbox/stored.ts';
import { sealOf } from '../storage/account-storage.ts';
import { local, session } from '../storage/entry.ts';

/** Everything that an account without a session has in this browser: answers not sent, lessons, drafts. */
export interface Leftovers {
  local: Record<string, string>;
  session: Record<string, string>;
  outbox: Record<string, unknown>[];
  kept: [name: string, value: unknown][];
}

const areas = { local, session };

const allOf = (userId: string) => IDBKeyRange.bound(prefixOf(userId), prefixOf(userId) + LAST);

async function keptOf(userId: string): Promise<Leftovers['kept']> {
  const keys = await inStore('readonly', (store) => store.getAllKeys(allOf(userId)));
  const values = await inStore<unknown[]>('readonly', (store) => store.getAll(allOf(userId)));
  return keys.map((key, index) => [String(key).slice(prefixOf(userId).length), values[index]]);
}

function sealedIn(area: keyof typeof areas, userId: string): Record<string, string> {
  const keys = areas[area].keys().filter((key) => key.startsWith(sealOf(userId)));
  return Object.fromEntries(keys.map((key) => [key.slice(sealOf(userId).length), areas[area].get(key) ?? '']));
}

export async function findLeftovers(userId: string): Promise<Leftovers> {
  // What may change last is read last.
  const kept = await keptOf(userId).catch(() => []);
  return {
    kept,
    local: sealedIn('local', userId),
    session: sealedIn('session', userId),
    outbox: storedOutbox.outbox(userId).get(),
  };
}

export const isEmpty = (left: Leftovers): boolean =>
  [Object.keys(left.local), Object.keys(left.session), left.outbox, left.kept].every((part) => part.length === 0);

/** Removes what was found, and nothing that came since. */
export async function removeLeftovers(userId: string, found: Leftovers): Promise<void> {
  for (const area of ['local', 'session'] as const)
    for (const key of Object.keys(found[area])) areas[area].remove(sealOf(userId) + key);
  const gone = new Set(found.outbox.map(({ id }) => id));
  const outbox = storedOutbox.outbox(userId);
  const rest = outbox.get().filter(({ id }) => !gone.has(id));
  if (rest.length > 0) outbox.set(rest);
  else outbox.remove();
  if (found.kept.length === 0) return;
  await inStore('readwrite', (store) => {
    const [first, ...others] = found.kept.map(([name]) => store.delete(prefixOf(userId) + name));
    return others.at(-1) ?? (first as IDBRequest<undefined>);
  });
}

/** Puts everything back as it was when the account had just lost its session; what is newer stays. */
export async function putLeftoversBack(userId: string, left: Leftovers): Promise<void> {
  for (const area of ['local', 'session'] as const)
    for (const [key, value] of Object.entries(left[area]))
      if (areas[area].get(sealOf(userId) + key) === null) areas[area].set(sealOf(userId) + key, value);
  const outbox = storedOutbox.outbox(userId);
  const before = new Set(left.outbox.map(({ id }) => id));
  const waiting = [...left.outbox, ...outbox.get().filter(({ id }) => !before.has(id))];
  if (waiting.length > 0) outbox.set(waiting);
  const newer = new Set((await keptOf(userId).catch(() => [])).map(([name]) => name));
  const older = left.kept.filter(([name]) => !newer.has(name));
  if (older.length === 0) return;
  await inStore('readwrite', (store) => {
    const [first, ...others] = older.map(([name, value]) => store.put(value, prefixOf(userId) + name));
    return others.at(-1) ?? (first as IDBRequest<IDBValidKey>);
  });
}

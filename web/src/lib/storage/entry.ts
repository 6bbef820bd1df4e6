import type { KeyOf, Owner } from './owners.ts';
import { type SafeStorage, safeStorage } from './safe-storage.ts';

/** The two areas themselves; what concerns every key in them is in `account-storage.ts`. */
export const local = safeStorage('localStorage');
export const session = safeStorage('sessionStorage');

/** One stored value. Rubbish under its key is removed and read as absent. */
export interface Entry<T> {
  key: string;
  owner: Owner;
  get(): T;
  set(value: NonNullable<T>): void;
  remove(): void;
}

function entry<T>(
  owner: Owner,
  storage: SafeStorage,
  key: string,
  read: (text: string) => T | undefined,
  write: (value: NonNullable<T>) => string,
  absent: T,
): Entry<T> {
  return {
    key,
    owner,
    get() {
      const text = storage.get(key);
      if (text === null) return absent;
      const value = read(text);
      if (value === undefined) storage.remove(key);
      return value ?? absent;
    },
    set: (value) => storage.set(key, write(value)),
    remove: () => storage.remove(key),
  };
}

export function textEntry<O extends Owner, const K extends string>(
  owner: O,
  storage: SafeStorage,
  key: K & KeyOf<O, K>,
): Entry<string | null> {
  return entry<string | null>(owner, storage, key, (text) => (text === '' ? undefined : text), String, null);
}

/** A number that starts at 0. */
export function numberEntry<O extends Owner, const K extends string>(
  owner: O,
  storage: SafeStorage,
  key: K & KeyOf<O, K>,
): Entry<number> {
  const read = (text: string) => {
    const value = Number(text);
    return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
  };
  return entry(owner, storage, key, read, String, 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON whose shape is checked when it is read. */
export function jsonEntry<O extends Owner, const K extends string, T>(
  owner: O,
  storage: SafeStorage,
  key: K & KeyOf<O, K>,
  isShape: (value: unknown) => value is T,
): Entry<T | null> {
  const read = (text: string) => {
    const value = parse(text);
    return isShape(value) ? value : undefined;
  };
  return entry<T | null>(owner, storage, key, read, (value) => JSON.stringify(value), null);
}

/** A list that starts empty; with one item of another shape, all of it is rubbish. */
export function listEntry<O extends Owner, const K extends string, T>(
  owner: O,
  storage: SafeStorage,
  key: K & KeyOf<O, K>,
  isItem: (value: unknown) => value is T,
): Entry<T[]> {
  const read = (text: string) => {
    const value = parse(text);
    return Array.isArray(value) && value.every(isItem) ? value : undefined;
  };
  return entry<T[]>(owner, storage, key, read, (value) => JSON.stringify(value), []);
}

import type { SafeStorage } from './safe-storage.ts';

/** One stored value. Rubbish under its key is removed and read as absent. */
export interface Entry<T> {
  key: string;
  get(): T;
  set(value: NonNullable<T>): void;
  remove(): void;
}

function entry<T>(
  storage: SafeStorage,
  key: string,
  read: (text: string) => T | undefined,
  write: (value: NonNullable<T>) => string,
  absent: T,
): Entry<T> {
  return {
    key,
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

export function textEntry(storage: SafeStorage, key: string): Entry<string | null> {
  return entry<string | null>(storage, key, (text) => (text === '' ? undefined : text), String, null);
}

/** A number that starts at 0. */
export function numberEntry(storage: SafeStorage, key: string): Entry<number> {
  const read = (text: string) => {
    const value = Number(text);
    return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
  };
  return entry(storage, key, read, String, 0);
}

/** JSON whose shape is checked when it is read. */
export function jsonEntry<T>(
  storage: SafeStorage,
  key: string,
  isShape: (value: unknown) => value is NonNullable<T>,
  absent: T,
): Entry<T> {
  const read = (text: string): T | undefined => {
    try {
      const value: unknown = JSON.parse(text);
      return isShape(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return entry(storage, key, read, (value) => JSON.stringify(value), absent);
}

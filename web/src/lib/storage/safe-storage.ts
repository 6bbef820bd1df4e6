/** The part of the Storage interface that the app uses. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

type Area = 'localStorage' | 'sessionStorage';

/**
 * Browser storage that never throws. Where it is forbidden or full, values live in memory,
 * so that a session still works until the page is left.
 */
export function safeStorage(area: Area): SafeStorage {
  const memory = new Map<string, string>();

  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(window[area]);
    } catch {
      return otherwise;
    }
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt((storage) => Object.keys(storage), []), ...memory.keys()])],
  };
}

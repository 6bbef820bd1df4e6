import type { Readable } from 'node:stream';

/** What was found: how long it is, and its bytes. */
export interface StoredFile {
  size: number;
  stream: Readable;
}

/**
 * Keeps files by key. A key is made by the product, never by a person: folders in lower case, then a random name
 * (`avatars/2fQ….webp`). Every adapter passes the same suite.
 */
export interface Storage {
  /** Writes the whole file or nothing; what stood under the key before is replaced. No room left is `storage_full`. */
  put(key: string, content: Readable | Uint8Array): Promise<void>;
  find(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Succeeds also when nothing is there. */
  delete(key: string): Promise<void>;
}

const safeKey = /^([a-z0-9-]+\/)+[\w-]+(\.[a-z0-9]+)?$/;

/** Refuses a key that could lead out of the storage, whoever made it. */
export function assertSafeKey(key: string): void {
  if (key.length > 200 || !safeKey.test(key)) throw new Error('This is not a storage key.');
}

import type { WrappedKey } from '../storage/shared-phone.ts';
import { randomBytes, toBytes, toText } from './bytes.ts';

/**
 * The key of what is locked, wrapped by a PIN. It hides, no more: whoever takes the phone apart tries all PINs in an
 * afternoon. So it is made for those alone who ask for it, and the page says so.
 */

const ROUNDS = 600_000;
export const MAX_TRIES = 5;

async function wrappingKey(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const digits = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, digits, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function wrapKey(sealKey: string, pin: string): Promise<WrappedKey> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await wrappingKey(pin, salt), toBytes(sealKey));
  return { salt: toText(salt), iv: toText(iv), wrapped: toText(new Uint8Array(bytes)), wrongTries: 0 };
}

/** Null: another PIN. */
export async function unwrapKey({ salt, iv, wrapped }: WrappedKey, pin: string): Promise<string | null> {
  const key = await wrappingKey(pin, toBytes(salt));
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(wrapped)).then(
    (bytes) => toText(new Uint8Array(bytes)),
    () => null,
  );
}

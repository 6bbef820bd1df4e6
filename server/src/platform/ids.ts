import { randomBytes } from 'node:crypto';

/** A random id of 128 bits, short enough for a link: 22 characters that need no escaping. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

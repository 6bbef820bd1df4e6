import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';
import { readLaptopCode, writeLaptopCode } from './laptop-code.rules.ts';

/** The key by which a laptop says that a file is its own. */
export interface LaptopKey {
  /** Its public half, as people copy it. */
  code: string;
  sign(text: string): string;
}

// An Ed25519 key is these bytes and 32 more (RFC 8410).
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');

/** Made of the laptop's own secret, which never leaves it: there is no second file to keep safe. */
export function openLaptopKey(secrets: Secrets): LaptopKey {
  const seed = secrets.key('classroom-laptop');
  const key = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    code: writeLaptopCode(spki.subarray(publicHead.length)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

function publicKeyOf(code: string): KeyObject | null {
  try {
    const key = Buffer.concat([publicHead, readLaptopCode(code)]);
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

/** Whether the laptop with this code signed this very text. */
export function isSignedBy(code: string, text: string, signature: string): boolean {
  const key = publicKeyOf(code);
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

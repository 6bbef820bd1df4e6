import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from './port.ts';

const curve = 'prime256v1';
const [publicKeyBytes, secretBytes, saltBytes] = [65, 16, 16];
const recordSize = 4096;
/** One record holds the text, a mark for its end and the tag of the cipher. */
const longestText = recordSize - 17;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const derive = (input: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));
const label = (text: string) => Buffer.from(`${text}\0`);

/** Whether these can be keys of a browser: a point of the curve, and sixteen bytes. */
export function areKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (bytesOf(auth).length !== secretBytes || bytesOf(p256dh).length !== publicKeyBytes) return false;
  try {
    const ecdh = createECDH(curve);
    ecdh.generateKeys();
    ecdh.computeSecret(bytesOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

interface Chance {
  privateKey?: Uint8Array;
  salt?: Uint8Array;
}

/**
 * Encrypts a text for one browser (RFC 8291 with one record of RFC 8188): the push service that carries it cannot read
 * it. Key and salt are new for each message; a test gives those of the RFC.
 */
export function encryptFor(
  target: PushTarget,
  text: string,
  { privateKey, salt = randomBytes(saltBytes) }: Chance = {},
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > longestText) throw new Error('A push message holds at most 4 kB.');
  const ecdh = createECDH(curve);
  if (privateKey) ecdh.setPrivateKey(Buffer.from(privateKey));
  else ecdh.generateKeys();
  const theirs = bytesOf(target.p256dh);
  const ours = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([label('WebPush: info'), theirs, ours]);
  const keyMaterial = derive(ecdh.computeSecret(theirs), bytesOf(target.auth), keyInfo, 32);
  const key = derive(keyMaterial, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(keyMaterial, salt, label('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const isLast = Buffer.from([2]);
  const body = Buffer.concat([cipher.update(Buffer.concat([plain, isLast])), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, body]);
}

import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** The key pair by which push services recognise this server (RFC 8292). */
export interface VapidKeys {
  /** The uncompressed point, base64url. */
  publicKey: string;
  /** What goes into the Authorization header of a message to an origin. */
  authorize(origin: string, now: Date): Promise<string>;
}

const hoursValid = 12;

/** The first of the given numbers that is a private key of the curve; all but one in four billion are. */
function firstKey(keyBytes: (attempt: number) => Uint8Array) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const ecdh = createECDH('prime256v1');
    try {
      ecdh.setPrivateKey(Buffer.from(keyBytes(attempt)));
      return ecdh;
    } catch {
      // Nought, or beyond the order of the curve.
    }
  }
  throw new Error('No key for push messages could be derived.');
}

/** A key that begins with a nought comes without it: one in 256 does. */
const toWidth = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);

/** Derived, so that every server of an installation has the same and nothing has to be stored. */
export function deriveVapidKeys(keyBytes: (attempt: number) => Uint8Array, subject: string): VapidKeys {
  const ecdh = firstKey(keyBytes);
  const point = ecdh.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const d = toWidth(ecdh.getPrivateKey()).toString('base64url');
  const privateKey = importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d }, 'ES256');
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    async authorize(origin, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(origin)
        .setExpirationTime(seconds + hoursValid * 3600)
        .sign(await privateKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}

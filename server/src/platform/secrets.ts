import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

/** Keys for separate purposes, all derived from one secret, so that none can stand in for another. */
export interface Secrets {
  accessTokens: Uint8Array;
  /** 32 bytes for one purpose. */
  key(purpose: string): Uint8Array;
  /** A keyed hash for one purpose; without the secret its values can be neither guessed nor forged. */
  mac(purpose: string, value: string): string;
  /** Encrypts what has to be read again, for one purpose. */
  seal(purpose: string, value: string): string;
  /** Null where it was sealed with another secret, for another purpose, or changed. */
  unseal(purpose: string, sealed: string): string | null;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export function deriveSecrets(secret: string): Secrets {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'akada', purpose, 32));
  const macKeys = new Map<string, Uint8Array>();
  return {
    accessTokens: key('access-tokens'),
    key: (purpose) => key(`key:${purpose}`),
    mac(purpose, value) {
      const macKey = macKeys.get(purpose) ?? key(`mac:${purpose}`);
      macKeys.set(purpose, macKey);
      return createHmac('sha256', macKey).update(value).digest('base64url');
    },
    seal(purpose, value) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key(`seal:${purpose}`), nonce);
      const text = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key(`seal:${purpose}`), bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** On one's own machine the secret is made on the first start and kept in the data folder, for its owner only. */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, dataFolder.secret);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(path, 'utf8');
  }
}

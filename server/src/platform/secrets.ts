import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for separate purposes, all derived from one secret, so that none can stand in for another. */
export interface Secrets {
  accessTokens: Uint8Array;
  /** A keyed hash for one purpose; without the secret its values can be neither guessed nor forged. */
  mac(purpose: string, value: string): string;
}

export function deriveSecrets(secret: string): Secrets {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'akada', purpose, 32));
  const macKeys = new Map<string, Uint8Array>();
  return {
    accessTokens: key('access-tokens'),
    mac(purpose, value) {
      const macKey = macKeys.get(purpose) ?? key(`mac:${purpose}`);
      macKeys.set(purpose, macKey);
      return createHmac('sha256', macKey).update(value).digest('base64url');
    },
  };
}

/** On one's own machine the secret is made on the first start and kept in the data folder, for its owner only. */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
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

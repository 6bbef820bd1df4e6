import { randomBytes, randomInt } from 'node:crypto';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';

/** Makes a leaked token recognisable to scanners. */
const tokenPrefix = 'akp_';

/** Codes and tokens, and the keyed hashes as which alone they are stored. */
export interface RecoverySecrets {
  newCode(): string;
  newToken(): string;
  hashCode(requestId: string, code: string): string;
  hashToken(token: string): string;
  hashEmail(email: string): string;
  matches(requestId: string, code: string, hash: string | null): boolean;
}

export function createRecoverySecrets(secrets: Secrets): RecoverySecrets {
  const hashCode = (requestId: string, code: string) => secrets.mac('recovery-code', `${requestId} ${code}`);
  return {
    newCode: () => String(randomInt(10_000)).padStart(4, '0'),
    newToken: () => tokenPrefix + randomBytes(32).toString('base64url'),
    hashCode,
    hashToken: (token) => secrets.mac('recovery-token', token),
    hashEmail: (email) => secrets.mac('recovery-email', email),
    matches(requestId, code, hash) {
      const expected = hashCode(requestId, code);
      return hash !== null && sameText(expected, hash);
    },
  };
}

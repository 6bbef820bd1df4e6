import { jsonEntry, session, textEntry } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

/** How far the recovery of a password has come in this tab. */
export interface RecoveryProgress {
  requestId: string;
  /** When another code may be asked for, in milliseconds. */
  resendAt: number;
  /** Where this server keeps mails instead of sending them. */
  outbox?: string;
  /** Allows the new password to be saved. */
  resetToken?: string;
}
const isRecoveryProgress = (value: unknown): value is RecoveryProgress =>
  isRecord(value) && typeof value.requestId === 'string' && typeof value.resendAt === 'number';

export const storedRecovery = {
  resetEmail: textEntry('account', session, 'resetEmail'),
  recovery: jsonEntry('account', session, 'recovery', isRecoveryProgress),
};

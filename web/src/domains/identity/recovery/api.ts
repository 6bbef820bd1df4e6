import { client } from '../../../lib/client.ts';
import { storedRecovery } from './stored.ts';

/** The server's own lock; a refusal says how long it still lasts. */
const RESEND_WAIT_MS = 30_000;

/** Asks for a code. What an earlier request led to is forgotten. */
export async function requestCode(typed: string): Promise<void> {
  const email = typed.trim();
  const { request_id, outbox } = await client.recovery.forgotPassword({ body: { email } });
  storedRecovery.resetEmail.set(email);
  storedRecovery.recovery.set({
    requestId: request_id,
    resendAt: Date.now() + RESEND_WAIT_MS,
    ...(outbox !== undefined && { outbox }),
  });
}

/** Exchanges the code for the right to save a new password, and keeps it through a reload. */
export async function verifyCode(email: string, code: string): Promise<void> {
  const progress = storedRecovery.recovery.get();
  if (!progress) throw new Error('No code was asked for in this tab');
  const body = { email, code, request_id: progress.requestId };
  const { reset_token } = await client.recovery.verifyCode({ body });
  storedRecovery.recovery.set({ ...progress, resetToken: reset_token });
}

export async function savePassword(resetToken: string, password: string): Promise<void> {
  await client.recovery.resetPassword({ body: { reset_token: resetToken, password } });
  storedRecovery.recovery.remove();
  storedRecovery.resetEmail.remove();
}

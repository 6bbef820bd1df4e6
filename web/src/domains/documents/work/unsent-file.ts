import { ApiError } from '@akada/contract/client';
import { findKept, forget, keep } from '../../../lib/kept-data.ts';
import { wasLeft } from '../use-work.ts';

/** A document that was chosen and has not reached the server: nobody should have to find it again. */
const NAME = 'unsent-document';

/** Where the device keeps no files (a private window, a full disk), this page still does. */
let held: File | null = null;

async function keepFile(file: File): Promise<void> {
  held = file;
  await keep(NAME, file);
}

export async function forgetUnsent(): Promise<void> {
  held = null;
  await forget(NAME);
}

export async function findUnsent(): Promise<File | null> {
  if (held) return held;
  const found = await findKept<unknown>(NAME);
  return found?.value instanceof File ? found.value : null;
}

/** Whether the server has looked at the file and will not have it: sending it again would change nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Sends a file that stays on this device until the server has taken or refused it, or its owner gave it up. */
export async function keptUntilTaken<Answer>(
  file: File,
  signal: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  await keepFile(file);
  try {
    const answer = await send();
    await forgetUnsent();
    return answer;
  } catch (error) {
    if (isRefusal(error) || (signal.aborted && !wasLeft(signal))) await forgetUnsent();
    throw error;
  }
}

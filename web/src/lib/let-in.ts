import { ApiError } from '@akada/contract/client';
import { MOST_TRIES, pauseAfter } from './full-hall.ts';
import { RenewalError } from './renewal.ts';

/** Also where only the session could not be renewed for it: what was asked for was not answered either. */
const isFullHall = (error: unknown): error is ApiError | RenewalError =>
  (error instanceof ApiError || error instanceof RenewalError) && error.code === 'too_busy';

/** Nothing opens, and no clock starts, before the eyes of nobody. */
async function whenSeen(): Promise<void> {
  while (document.visibilityState === 'hidden') {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}

/** Asks a full server again until it lets in, as it said and never with the others; what it says last is thrown. */
export async function untilLetIn<Answer>(ask: () => Promise<Answer>, whenFull: () => void): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isFullHall(error) || tries === MOST_TRIES) throw error;
      whenFull();
      const pause = pauseAfter(tries, error.retryAfter);
      await new Promise((resolve) => window.setTimeout(resolve, pause));
      await whenSeen();
    }
  }
}

import { storage } from '../../lib/storage.ts';
import { submitAttempt } from './api.ts';
import { sendWaiting } from './submission-queue.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const HANDED_IN = 'akada-handed-in';

/** Starts a round at once, and the clock for the next ones. */
export function sendNow(): void {
  window.dispatchEvent(new Event(HANDED_IN));
}

/**
 * Sends what was handed in without a connection: now, when the network returns, when the page is looked at again, and
 * in between ever less often. Returns what ends it.
 */
export function keepSending(): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: number | undefined;
  let isOver = false;
  const round = async () => {
    window.clearTimeout(timer);
    await sendWaiting(submitAttempt);
    // A hand-in starts a round by itself, so an empty queue needs no clock.
    if (isOver || storage.quizSubmissions.get().length === 0) return;
    timer = window.setTimeout(round, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const roundNow = () => {
    wait = FIRST_WAIT_MS;
    void round();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void round();
  };
  window.addEventListener('online', roundNow);
  window.addEventListener(HANDED_IN, roundNow);
  document.addEventListener('visibilitychange', onVisible);
  void round();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    window.removeEventListener('online', roundNow);
    window.removeEventListener(HANDED_IN, roundNow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

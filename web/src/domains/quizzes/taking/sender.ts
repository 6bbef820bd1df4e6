import { startRounds } from '../../../lib/rounds.ts';
import { submitAttempt } from './api.ts';
import { pauseOfFullHall, sendHandedIn } from './submission-queue.ts';

const HANDED_IN = 'akada-handed-in';

/** Starts a round at once, and the clock for the next ones. */
export function sendNow(): void {
  window.dispatchEvent(new Event(HANDED_IN));
}

/** Sends what was handed in without a connection, from now on. Returns what ends it. */
export function keepSending(): () => void {
  const { now, stop } = startRounds(() => sendHandedIn(submitAttempt), pauseOfFullHall);
  window.addEventListener(HANDED_IN, now);
  return () => {
    stop();
    window.removeEventListener(HANDED_IN, now);
  };
}

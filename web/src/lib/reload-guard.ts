import { logError } from './log.ts';
import { clearAttemptCounters, clearTokens, storage } from './storage.ts';

const CALM_AFTER_MS = 5000;
const BREAK_ABOVE = 5;
const INDICATE_ABOVE = 3;

export interface ReloadVerdict {
  /** The page keeps reloading itself: tokens and counters were cleared. */
  isLoop: boolean;
  /** Enough reloads in a row to mark the page. */
  isSuspicious: boolean;
}

/** Counts this load of the app; five calm seconds set the count back to 0. */
export function countReload(): ReloadVerdict {
  const count = storage.reloadCount.get() + 1;
  if (count > BREAK_ABOVE) {
    logError('Emergency break for reload loop detected');
    clearTokens();
    clearAttemptCounters();
    return { isLoop: true, isSuspicious: true };
  }
  storage.reloadCount.set(count);
  window.setTimeout(() => storage.reloadCount.set(0), CALM_AFTER_MS);
  return { isLoop: false, isSuspicious: count > INDICATE_ABOVE };
}

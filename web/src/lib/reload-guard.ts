import { logError } from './log.ts';
import { sealAccount } from './storage/account-storage.ts';
import { clearAttemptCounters, storedGuards } from './storage/guards.ts';

const CALM_AFTER_MS = 5000;
const BREAK_ABOVE = 5;
const INDICATE_ABOVE = 3;

export interface ReloadVerdict {
  /** The page keeps reloading itself: tokens and counters were cleared. */
  isLoop: boolean;
  /** Enough reloads in a row to mark the page. */
  isSuspicious: boolean;
}

/** What a person does to a page. A page that reloads itself does so before anybody could. */
const ACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Counts this load of the app, if it is the same address again and nobody has touched the page since: six different
 * pages in six seconds are a person in a hurry. Five calm seconds set the count back to 0.
 */
export function countReload(address = window.location.href): ReloadVerdict {
  const isSame = storedGuards.reloadedAddress.get() === address;
  const count = isSame ? storedGuards.reloadCount.get() + 1 : 1;
  if (count > BREAK_ABOVE) {
    logError('Emergency break for reload loop detected');
    sealAccount();
    clearAttemptCounters();
    return { isLoop: true, isSuspicious: true };
  }
  storedGuards.reloadedAddress.set(address);
  storedGuards.reloadCount.set(count);
  const forget = () => storedGuards.reloadCount.set(0);
  window.setTimeout(forget, CALM_AFTER_MS);
  for (const action of ACTIONS) window.addEventListener(action, forget, { once: true, capture: true });
  return { isLoop: false, isSuspicious: count > INDICATE_ABOVE };
}

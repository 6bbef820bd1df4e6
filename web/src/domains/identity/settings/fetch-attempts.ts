import { useEffect } from 'react';
import { storedGuards } from '../../../lib/storage/guards.ts';
import { settingsTexts } from './texts.ts';

const MAX_ATTEMPTS = 3;
const RESETS_MS = [10_000, 30_000];

/** Counts a fetch of the profile; throws instead when there were too many of late. */
export function countFetch(): void {
  const attempts = storedGuards.settingsFetchAttempts.get() + 1;
  storedGuards.settingsFetchAttempts.set(attempts);
  if (attempts > MAX_ATTEMPTS) throw new Error(settingsTexts.tooOften);
}

/** The next failure is the first again. */
export const forgetFetches = (): void => storedGuards.settingsFetchAttempts.remove();

/** While the settings are open: the count starts anew after 10 seconds, and once more after 30. */
export function useAttemptResets(): void {
  useEffect(() => {
    const timers = RESETS_MS.map((after) => window.setTimeout(forgetFetches, after));
    return () => timers.forEach(window.clearTimeout);
  }, []);
}

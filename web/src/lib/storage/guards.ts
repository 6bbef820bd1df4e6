import { listEntry, numberEntry, session, textEntry } from './entry.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Counters of this tab, against loops. */
export const storedGuards = {
  reloadCount: numberEntry('tab', session, 'reloadCount'),
  /** The address whose loads are counted. */
  reloadedAddress: textEntry('tab', session, 'reloadedAddress'),
  tokenRefreshAttempted: textEntry('tab', session, 'token_refresh_attempted'),
  settingsFetchAttempts: numberEntry('tab', session, 'settingsFetchAttempts'),
  redirectAttempts: numberEntry('tab', session, 'redirectAttempts'),
  /** When the refreshes since the last success were tried, in milliseconds. */
  refreshAttempts: listEntry('tab', session, 'refreshAttempts', isNumber),
};

/** Starts every guard of this tab anew. */
export function clearAttemptCounters(): void {
  for (const guard of Object.values(storedGuards)) guard.remove();
}

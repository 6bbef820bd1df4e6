import type { Settings } from '@akada/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '../../../lib/messages.ts';
import { settingsQuery } from './settings-query.ts';

/** Shows settings as chosen, while the account has not heard of them. */
export async function holdSettings(queries: QueryClient, changes: Partial<Settings>): Promise<void> {
  const { queryKey } = settingsQuery;
  // A reading that is under way may have been answered before the change.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (now) =>
    // Only what changed: the next change may be on its way already.
    now ? { ...now, ...changes, theme_chosen: now.theme_chosen || changes.theme !== undefined } : now,
  );
}

/** Settings that were saved a moment ago hold on this page and in every other tab. */
export async function noteSettings(queries: QueryClient, changes: Partial<Settings>): Promise<void> {
  await holdSettings(queries, changes);
  sendMessage({ type: 'SETTINGS_CHANGED' });
}

/** With the moment of the tap: it may wait for a connection, and another phone may be quicker with an older choice. */
export const chosenNow = (choices: Partial<Settings>) => ({ ...choices, chosen_at: new Date().toISOString() });

/** Of these settings what holds, by the answer: another phone may have chosen later. */
export const heldOf = (choices: Partial<Settings>, held: Settings): Partial<Settings> =>
  Object.fromEntries(Object.entries(held).filter(([name]) => name in choices));

import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** By itself, because every page of a signed-in learner needs it for the theme, and nothing else of the settings. */
export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => client.account.getSettings(undefined, { signal }),
});

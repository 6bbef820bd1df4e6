import { ApiError } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { NetworkError } from '../../lib/network.ts';
import { RENEWAL_PAUSE_MS, RenewalError } from '../../lib/renewal.ts';
import { keepOfAccount } from '../../lib/storage/session.ts';
import { keepOverview } from './offline-overview.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The server could not be reached, or failed: only then another try may fare better. */
const mayPass = (error: Error) => error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/** Tried three times in all, after 1 s and then 2 s; while the session cannot be renewed it waits for that. What the server answers is kept for when it cannot be reached. */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'page'],
  queryFn: async ({ signal }) => {
    const overview = await client.progress.overview(undefined, { signal });
    keepOfAccount(() => keepOverview(overview));
    return overview;
  },
  // Without a network the tries go on too: otherwise nothing would ever be shown.
  networkMode: 'always',
  retry: (failures, error) => error instanceof RenewalError || (failures < 2 && mayPass(error)),
  retryDelay: (failures, error) => (error instanceof RenewalError ? RENEWAL_PAUSE_MS : (failures + 1) * 1000),
  refetchInterval: FIVE_MINUTES_MS,
  staleTime: 0,
});

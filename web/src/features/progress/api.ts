import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { keepOfAccount } from '../../lib/storage/session.ts';
import { keepOverview } from './offline-overview.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Tried three times in all, after 1 s and then 2 s; what the server answers is kept for when it cannot be reached. */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'page'],
  queryFn: async ({ signal }) => {
    const overview = await client.progress.overview(undefined, { signal });
    keepOfAccount(() => keepOverview(overview));
    return overview;
  },
  // Without a network the tries go on too: otherwise nothing would ever be shown.
  networkMode: 'always',
  retry: 2,
  retryDelay: (failures) => (failures + 1) * 1000,
  refetchInterval: FIVE_MINUTES_MS,
  staleTime: 0,
});

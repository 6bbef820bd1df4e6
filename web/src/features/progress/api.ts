import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { loadOrKept } from '../../lib/kept-data.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Tried three times in all, after 1 s and then 2 s; then what was saved on this device is shown. */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'page'],
  queryFn: ({ signal }) => loadOrKept('progress', () => client.progress.overview(undefined, { signal })),
  // Without a network the tries go on too: otherwise nothing would ever be shown.
  networkMode: 'always',
  retry: 2,
  retryDelay: (failures) => (failures + 1) * 1000,
  refetchInterval: FIVE_MINUTES_MS,
  staleTime: 0,
});

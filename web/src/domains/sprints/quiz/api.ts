import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** The days of this week and the row that today belongs to, as the server counts them. */
export const weekQuery = queryOptions({
  queryKey: ['progress', 'week'],
  queryFn: async ({ signal }) => (await client.progress.streak(undefined, { signal })).streak,
  staleTime: 0,
});

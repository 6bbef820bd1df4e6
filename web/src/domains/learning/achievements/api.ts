import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: ({ signal }) => client.achievements.list(undefined, { signal }),
});

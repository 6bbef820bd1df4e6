import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** While it is made, and while more of it is to come. */
const SOON_MS = 1500;
const LATER_MS = 20_000;

export const coverageQuery = (id: string) =>
  queryOptions({
    queryKey: ['coverage', id],
    queryFn: ({ signal }) => client.coverage.get({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      if (data.making || (data.rows === null && !data.failure)) return SOON_MS;
      return data.meaning === 'reading' ? LATER_MS : false;
    },
  });

export const coveragesQuery = queryOptions({
  queryKey: ['coverage', 'list'],
  queryFn: ({ signal }) => client.coverage.list(undefined, { signal }),
  staleTime: 0,
});

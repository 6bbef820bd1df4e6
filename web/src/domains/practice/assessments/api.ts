import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';

export const assessmentsQuery = queryOptions({
  queryKey: ['assessments'],
  queryFn: async ({ signal }) =>
    (await loadOrKept('assessments', () => client.practice.list(undefined, { signal }))).data,
  staleTime: 0,
});

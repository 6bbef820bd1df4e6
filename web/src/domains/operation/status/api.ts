import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** Looked at while something is wrong: asked again by itself. */
const AGAIN_MS = 30_000;

export const statusQuery = queryOptions({
  queryKey: ['operator', 'status'],
  queryFn: ({ signal }) => client.operator.status(undefined, { signal }),
  refetchInterval: AGAIN_MS,
  retry: false,
});

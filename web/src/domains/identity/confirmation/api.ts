import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** Confirming twice does no harm, so it may be asked like a question: once for each link. */
export const confirmAddress = (token: string) =>
  queryOptions({
    queryKey: ['confirmation', token],
    queryFn: () => client.confirmation.confirm({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

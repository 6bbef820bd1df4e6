import type { SittingSource } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';

/** One's own sittings of a source, the newest first; those of the last time without a network. */
export const sittingsQuery = ({ kind, id }: SittingSource) =>
  queryOptions({
    queryKey: ['sittings', kind, id],
    queryFn: async () => {
      const load = async () => (await client.sittings.list({ query: { kind, id } })).sittings;
      return (await loadOrKept(`sittings ${kind} ${id}`, load)).data;
    },
  });

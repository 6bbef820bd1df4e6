import type { PaperSolving, PaperWalk } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

const LOOK_EVERY_MS = 1500;

/** How the solving of a paper stands; looked at again while it goes on. */
export const solvingQuery = (id: string) =>
  queryOptions({
    queryKey: ['paper', id, 'solving'],
    queryFn: ({ signal }): Promise<PaperSolving> => client.paperSolving.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.making ? LOOK_EVERY_MS : false),
    retry: false,
  });

export const beginSolving = (id: string): Promise<PaperSolving> =>
  client.paperSolving.begin({ params: { id }, body: {} });

export const walkThrough = (id: string, question_id: string): Promise<PaperWalk> =>
  client.paperSolving.walk({ params: { id }, body: { question_id } });

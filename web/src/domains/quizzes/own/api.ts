import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';

/** How often the list is looked at while students are at work; at no other time by itself. */
const WHILE_LIVE_MS = 20_000;
/** As many as one call gives. */
const MOST = 100;

/** One's own quizzes with what students did so far; without a network, as they were the last time. */
export const ownQuizzesQuery = queryOptions({
  queryKey: ['quizzes', 'own'],
  queryFn: ({ signal }) => loadOrKept('own-quizzes', () => client.quizzes.list({ query: { limit: MOST } }, { signal })),
  refetchInterval: ({ state }) => (state.data?.data.quizzes.some(({ live }) => live) ? WHILE_LIVE_MS : false),
  refetchOnWindowFocus: true,
});

export const linkActions = {
  close: (id: string) => client.quizzes.close({ params: { id } }),
  open: (id: string) => client.quizzes.open({ params: { id } }),
  renew: (id: string) => client.quizzes.renewLink({ params: { id } }),
};
export type LinkAction = keyof typeof linkActions;

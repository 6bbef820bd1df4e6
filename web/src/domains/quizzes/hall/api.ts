import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

const LIVE_MS = 4000;
/** Results are larger than counts, and data costs money. */
const RESULTS_MS = 10_000;

/** The counts of the hall, again and again while the page is in view, also after a failure. */
export const liveQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'live'],
    queryFn: ({ signal }) => client.quizzes.live({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

/** Asked for again only when somebody has handed in since. */
export const resultsQuery = (id: string, handedIn: number) =>
  queryOptions({
    queryKey: ['quizzes', id, 'hall-results'],
    queryFn: ({ signal }) => client.quizzes.hallResults({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.attempts === handedIn ? false : RESULTS_MS),
    refetchIntervalInBackground: false,
  });

export const closeQuiz = (id: string) => client.quizzes.close({ params: { id } });
export const openQuiz = (id: string) => client.quizzes.open({ params: { id } });

import type { Reviews } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { keep, loadOrKept } from '../../lib/kept-data.ts';

const KEPT = 'reviews';
const AHEAD_DAYS = 7;
export const MOST_A_DAY = 15;

/** What is due now; the week to come is kept for when there is no network. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async ({ signal }) => {
    const loaded = await loadOrKept(KEPT, () => client.practice.due({ query: { ahead_days: AHEAD_DAYS } }, { signal }));
    return loaded.savedAt ? { ...loaded, data: await dueOffline(loaded.data) } : loaded;
  },
  staleTime: 0,
  // A question that is being answered must not be taken away by a fresh list.
  refetchOnReconnect: false,
});

/** Of what was kept: what has fallen due since, picked as the server would. */
async function dueOffline(kept: Reviews): Promise<Reviews> {
  const { pickDue } = await import('@akada/engine/browser');
  const reviews = pickDue(kept.ahead, new Date(), MOST_A_DAY);
  return { ...kept, reviews, due_count: reviews.length };
}

/** A review that was answered is not asked again from what was kept. */
export function keepWithout(reviews: Reviews, answered: ReadonlySet<string>): Promise<void> {
  const without = (list: Reviews['reviews']) => list.filter(({ id }) => !answered.has(id));
  return keep(KEPT, { ...reviews, reviews: without(reviews.reviews), ahead: without(reviews.ahead) });
}

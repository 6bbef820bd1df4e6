import type { Reviews } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { type DeckPlace, deckSearch } from '../../../lib/deck-place.ts';
import { keep, loadOrKept } from '../../../lib/kept-data.ts';
import { dueOffline, KEPT_REVIEWS, loadSchedule, settledHere, without } from '../../../lib/reviews/reviews-here.ts';
import { toStudy } from './deck.ts';

const AHEAD_DAYS = 7;
/** What is due now; the week to come is kept for when there is no network. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async ({ signal }) => {
    // Picks what is due without a network, when it is too late to load it: whoever sees the reviews has it.
    const picker = loadSchedule().catch(() => {});
    const loaded = await loadOrKept(KEPT_REVIEWS, () =>
      client.practice.due({ query: { ahead_days: AHEAD_DAYS } }, { signal }),
    );
    await picker;
    const data = without(loaded.data, await settledHere([...loaded.data.reviews, ...loaded.data.ahead]));
    return { ...loaded, data: loaded.savedAt ? await dueOffline(data, loaded.savedAt) : data };
  },
  staleTime: 0,
  // A question that is being answered must not be taken away by a fresh list.
  refetchOnReconnect: false,
});

/** The cards of a deck that are to be studied now; a deck that was opened before is there without a network. */
export const deckQuery = (place: DeckPlace) =>
  queryOptions({
    queryKey: ['deck-study', place],
    queryFn: async ({ signal }) => {
      const schedule = loadSchedule().catch(() => {});
      const { data } = await loadOrKept(`cards${deckSearch(place)}`, () =>
        client.cards.deck({ query: place }, { signal }),
      );
      await schedule;
      return toStudy(data, await settledHere([]), new Date());
    },
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** A review that was answered is not asked again from what was kept. */
export const keepWithout = (reviews: Reviews, answered: ReadonlySet<string>): Promise<void> =>
  keep(KEPT_REVIEWS, without(reviews, answered));

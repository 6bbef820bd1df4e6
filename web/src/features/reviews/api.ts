import type { Review, Reviews } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { type DeckPlace, deckSearch } from '../../lib/deck-place.ts';
import { keep, loadOrKept } from '../../lib/kept-data.ts';
import { endOfLocalDay } from '../../lib/local-day.ts';
import { listWaiting } from '../../lib/outbox/account-outbox.ts';
import { toStudy } from './deck.ts';
import { badReview, reviewAnswers } from './outgoing.ts';

const KEPT = 'reviews';
const AHEAD_DAYS = 7;
export const MOST_A_DAY = 15;

export const loadSchedule = () => import('@akada/engine/review');

/** What is due now; the week to come is kept for when there is no network. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async ({ signal }) => {
    // Picks what is due without a network, when it is too late to load it: whoever sees the reviews has it.
    const picker = loadSchedule().catch(() => {});
    const loaded = await loadOrKept(KEPT, () => client.practice.due({ query: { ahead_days: AHEAD_DAYS } }, { signal }));
    await picker;
    const data = without(loaded.data, settledHere([...loaded.data.reviews, ...loaded.data.ahead]));
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
      return toStudy(data, settledHere([]), new Date());
    },
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Of what was kept: what has fallen due since, picked as the server would. */
async function dueOffline(kept: Reviews, savedAt: string): Promise<Reviews> {
  const { pickDue } = await loadSchedule();
  const now = new Date();
  const done_today = new Date(savedAt).toDateString() === now.toDateString() ? kept.done_today : 0;
  const until = endOfLocalDay(now);
  const reviews = pickDue(kept.ahead, now, { until, max: Math.max(0, MOST_A_DAY - done_today) });
  return { ...kept, reviews, done_today, due_count: reviews.length };
}

/**
 * Reviews that are done with here and of which the server has not heard yet. What was missed last is not: it is asked
 * again.
 */
function settledHere(reviews: readonly Pick<Review, 'id' | 'correct_answer'>[]): ReadonlySet<string> {
  const right = new Map(reviews.map(({ id, correct_answer }) => [id, correct_answer]));
  const answers = listWaiting(reviewAnswers).flatMap(({ body }) => body.answers);
  const last = new Map(answers.map((answer) => [answer.review_id, answer]));
  const settled = [...last.values()].filter(({ review_id, selected_answer, rating }) =>
    rating ? rating !== 'again' : selected_answer === right.get(review_id),
  );
  return new Set([
    ...settled.map(({ review_id }) => review_id),
    ...listWaiting(badReview).map(({ params }) => params.id),
  ]);
}

function without(all: Reviews, answered: ReadonlySet<string>): Reviews {
  const left = (list: Reviews['reviews']) => list.filter(({ id }) => !answered.has(id));
  const reviews = left(all.reviews);
  const done = all.reviews.length - reviews.length;
  return {
    ...all,
    reviews,
    ahead: left(all.ahead),
    done_today: all.done_today + done,
    due_count: all.due_count - done,
  };
}

/** A review that was answered is not asked again from what was kept. */
export const keepWithout = (reviews: Reviews, answered: ReadonlySet<string>): Promise<void> =>
  keep(KEPT, without(reviews, answered));

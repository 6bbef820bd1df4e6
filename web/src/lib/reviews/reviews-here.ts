import type { Review, Reviews } from '@akada/contract/client';
import { findKept } from '../kept-data.ts';
import { endOfLocalDay } from '../local-day.ts';
import { listWaiting } from '../outbox/account-outbox.ts';
import { badReview, reviewAnswers } from '../outbox/shared-kinds.ts';

/** The reviews as this device knows them: the page that asks them and the one that counts them agree. */

export const KEPT_REVIEWS = 'reviews';
const MOST_A_DAY = 15;

export const loadSchedule = () => import('@akada/engine/review');

/** Of what was kept: what has fallen due since, picked as the server would. */
export async function dueOffline(kept: Reviews, savedAt: string): Promise<Reviews> {
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
export function settledHere(reviews: readonly Pick<Review, 'id' | 'correct_answer'>[]): ReadonlySet<string> {
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

export function without(all: Reviews, answered: ReadonlySet<string>): Reviews {
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

/** How many of the kept reviews are due now; null where none were kept, or nothing here can tell. */
export async function countDueOffline(): Promise<number | null> {
  const kept = await findKept<Reviews>(KEPT_REVIEWS);
  if (!kept) return null;
  const { reviews, ahead } = kept.value;
  const left = without(kept.value, settledHere([...reviews, ...ahead]));
  return dueOffline(left, kept.savedAt).then(
    (due) => due.reviews.length,
    () => null,
  );
}

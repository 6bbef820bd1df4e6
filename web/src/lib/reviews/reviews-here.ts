import type { Review, Reviews } from '@akada/contract/client';
import type { RememberedCard } from '@akada/engine/review';
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

type Answer = Parameters<typeof reviewAnswers.send>[0]['body']['answers'][number];
type Asked = Pick<Review, 'id' | 'correct_answer' | 'card' | 'exam_date'>;

const isRight = ({ selected_answer }: Answer, correct: string | undefined) => selected_answer === correct;

/** What was answered here and waits for a network, by review, in the order in which it was given. */
function waitingAnswers(): Map<string, Answer[]> {
  const all = listWaiting(reviewAnswers).flatMap(({ body }) => body.answers);
  const byReview = new Map<string, Answer[]>();
  for (const answer of all.toSorted((a, b) => (a.answered_at ?? '').localeCompare(b.answered_at ?? ''))) {
    byReview.set(answer.review_id, [...(byReview.get(answer.review_id) ?? []), answer]);
  }
  return byReview;
}

/** As the server will work it out: whether a card is asked again today after what was answered here. */
async function comesBackToday({ correct_answer, card, exam_date }: Asked, answers: readonly Answer[]) {
  const { isBeingLearnt, ratingFor, remember } = await loadSchedule();
  const options = exam_date ? { examDate: exam_date } : {};
  let known: RememberedCard = { card, history: { base: card, answers: [] } };
  for (const answer of answers) {
    const { event_id: id, hinted = false } = answer;
    const rating = answer.rating ?? ratingFor({ correct: isRight(answer, correct_answer), hinted });
    known = remember(known, { id, rating, at: answer.answered_at ?? new Date().toISOString() }, options);
  }
  return known.card !== null && isBeingLearnt(known.card);
}

/**
 * Reviews that are done with here and of which the server has not heard yet. What was missed, and is not known since, is
 * not: it is asked again.
 */
export async function settledHere(reviews: readonly Asked[]): Promise<ReadonlySet<string>> {
  const asked = new Map(reviews.map((review) => [review.id, review]));
  const settled = new Set(listWaiting(badReview).map(({ params }) => params.id));
  for (const [id, answers] of waitingAnswers()) {
    const review = asked.get(id);
    const last = answers.at(-1);
    // By the last answer alone where the schedule cannot be had, or nothing is known of the card.
    const isMissed = last?.rating ? last.rating === 'again' : !last || !isRight(last, review?.correct_answer);
    const isOpen = review ? await comesBackToday(review, answers).catch(() => isMissed) : isMissed;
    if (!isOpen) settled.add(id);
  }
  return settled;
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
  const left = without(kept.value, await settledHere([...reviews, ...ahead]));
  return dueOffline(left, kept.savedAt).then(
    (due) => due.reviews.length,
    () => null,
  );
}

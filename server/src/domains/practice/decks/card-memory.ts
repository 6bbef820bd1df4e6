import type { Insertable } from 'kysely';
import { dayMs } from '../../../platform/days.rules.ts';
import { longestOnTheWayMs } from '../../../platform/device-clock.rules.ts';
import type { Queries } from '../../../ports/db/port.ts';
import {
  type CardAnswer,
  cardOf,
  type HistoryOptions,
  type RememberedCard,
  type ReviewCard,
  type ReviewRating,
  ratingFor,
  remember,
} from '../../../ports/teacher/port.ts';
import * as repo from '../practice.repo.ts';
import type { KeptQuestion } from '../practice.rules.ts';
import type { ReviewCardsTable } from '../practice.tables.ts';
import { insertNew } from './decks.repo.ts';

/** An answer to a card, and what was asked where the card says the words that were asked last. */
export interface Counted extends Omit<CardAnswer, 'at'> {
  at: Date;
  question?: KeptQuestion;
}

export interface Circumstances {
  now: Date;
  examDate?: string;
}

/** What an answer came to. */
interface Moved {
  card: ReviewCard | null;
  isReview: boolean;
}

/** Whose questions come back only once they were missed. */
export const pastPaper = 'past paper';

/** A process may count an answer a little later than another one looked at the clock. */
const longestHandoverMs = dayMs;

const optionsOf = ({ maker }: KeptQuestion, { now, examDate }: Circumstances) => ({
  settledBefore: new Date(now.getTime() - longestOnTheWayMs - longestHandoverMs),
  isBegunByMiss: maker === pastPaper,
  ...(examDate && { examDate }),
});

const toAnswer = ({ question: _, at, ...answer }: Counted): CardAnswer => ({ ...answer, at: at.toISOString() });

/** An answer that is on record, as the history of its card has it. */
const fromRecord = ({ event_id: id, answered_at, is_correct, rating }: repo.AnswerRow): CardAnswer => ({
  ...{ id, at: answered_at.toISOString() },
  rating: (rating as ReviewRating | null) ?? ratingFor({ correct: is_correct }),
  ...(rating === null && id.startsWith(repo.inLesson) && { isAskedOnce: true }),
});

/**
 * What a card follows from. Answers from before histories were kept are not all known: what they came to is where the
 * card goes on from. Where there is a history, it decides: while servers are replaced, one of before moves a card and not
 * its history, and what it counted would be lost with the next late answer. It left its answers on record, so that they
 * are put into their places.
 */
async function memoryOf(trx: Queries, row: repo.LockedCard, options: HistoryOptions): Promise<RememberedCard> {
  const { card, history } = row;
  if (!history) return { card, history: { base: card, answers: [] } };
  const known: RememberedCard = { card: cardOf(history, options), history };
  if (known.card?.retrievals === card?.retrievals) return known;
  const names = new Set(history.answers.map(({ id }) => id));
  const onRecord = await repo.listAnswersTo(trx, row, history.base?.lastRetrievalAt);
  return onRecord
    .filter(({ event_id }) => !names.has(event_id))
    .reduce((all, answer) => remember(all, fromRecord(answer), options), known);
}

/** Counts an answer to a card that is locked; answers that were given after it, and arrived before, are counted anew. */
export async function countAnswer(
  trx: Queries,
  row: repo.LockedCard,
  counted: Counted,
  circumstances: Circumstances,
): Promise<Moved> {
  const { question } = counted;
  const options = optionsOf(row.question, circumstances);
  const known = await memoryOf(trx, row, options);
  const { card, history, standings } = remember(known, toAnswer(counted), options);
  const [own, ...later] = standings;
  if (!own) return { card, isReview: true };
  const isLast = later.length === 0;
  await repo.moveCard(trx, row, { card, history }, isLast && question ? { question: JSON.stringify(question) } : {});
  for (const isReview of [true, false]) {
    const ids = later.filter((one) => one.isReview === isReview).map((one) => one.id);
    await repo.markReviews(trx, row.owner_id, ids, isReview);
  }
  return { card, isReview: own.isReview };
}

type NewCard = Omit<Insertable<ReviewCardsTable>, 'question' | 'card' | 'due_at' | 'history'> & {
  question: KeptQuestion;
};

/** Begins a card with its answers; null where another call has begun it meanwhile. */
export async function beginCard(
  trx: Queries,
  { question, ...row }: NewCard,
  answers: readonly Counted[],
  circumstances: Circumstances,
): Promise<ReviewCard | null> {
  const options = optionsOf(question, circumstances);
  const nothing: RememberedCard = { card: null, history: { base: null, answers: [] } };
  const { card, history } = answers.reduce((known, one) => remember(known, toAnswer(one), options), nothing);
  const state = { card: null, due_at: null, ...repo.stateOf(card), history: JSON.stringify(history) };
  const isNew = await insertNew(trx, [{ ...row, question: JSON.stringify(question), ...state }]);
  return isNew ? card : null;
}

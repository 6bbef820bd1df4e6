import { type GradeOptions, grade, isBeingLearnt, newCard, type ReviewCard, type ReviewRating } from './card.ts';

/** One answer to a card, as far as memory asks. */
export interface CardAnswer {
  /** The same answer counts once. */
  id: string;
  /** When it was given (ISO date, as `toISOString` writes it), whenever it arrived. */
  at: string;
  rating: ReviewRating;
  /** Asked in a lesson or a quiz. */
  isAskedOnce?: boolean;
}

/** What a card follows from. */
export interface CardHistory {
  /** What was known before the first of these answers; null where they begin the card. */
  base: ReviewCard | null;
  /** In the order in which they were given. */
  answers: CardAnswer[];
}

/** A card and what it follows from; `card` is null until an answer begins it. */
export interface RememberedCard {
  history: CardHistory;
  card: ReviewCard | null;
}

export interface HistoryOptions {
  /** When the exam is, as is known now: it pulls the day on which the card comes back, and nothing of its memory. */
  examDate?: GradeOptions['examDate'];
  /** What was known from the beginning is no card: only a miss begins it. */
  isBegunByMiss?: boolean;
  /** No answer from before then can arrive any more: such are settled into the base. */
  settledBefore?: Date;
}

/** Whether an answer was a review, rather than one that begins a card or learns it anew. */
export interface AnswerStanding {
  id: string;
  isReview: boolean;
}

export interface Remembering extends RememberedCard {
  /** Of the answer and of all that were given after it; empty where it was known already. */
  standings: AnswerStanding[];
}

/** More answers to one card within a month are nobody's; beyond them the oldest are settled, whenever they were given. */
const mostOpen = 200;

/**
 * Takes an answer in. The card follows from all its answers in the order in which they were given, whatever the order in
 * which they arrive: a late one is put into its place, and those after it are counted anew.
 */
export function remember(known: RememberedCard, answer: CardAnswer, options: HistoryOptions = {}): Remembering {
  const same = known.history.answers.find(({ id }) => id === answer.id);
  if (same && !standsBefore(answer, same)) return { ...known, standings: [] };
  return same ? takeIn(without(known, same, options), answer, options) : takeIn(known, answer, options);
}

/**
 * Of two that are named alike, told by two phones, the one that was given first stands. In one moment what was wrong does:
 * every order leaves the same one.
 */
const standsBefore = (one: CardAnswer, other: CardAnswer) =>
  one.at < other.at || (one.at === other.at && one.rating === 'again' && other.rating !== 'again');

function without({ history }: RememberedCard, gone: CardAnswer, options: HistoryOptions): RememberedCard {
  const rest = { base: history.base, answers: history.answers.filter((one) => one !== gone) };
  return { history: rest, card: cardOf(rest, options) };
}

function takeIn(known: RememberedCard, answer: CardAnswer, options: HistoryOptions): Remembering {
  const { base, answers } = known.history;
  const earlier = answers.filter((one) => isBefore(one, answer));
  const isLast = earlier.length === answers.length;
  const before = isLast ? known.card : fold(base, earlier, options).card;
  const { card, standings } = fold(before, [answer, ...answers.slice(earlier.length)], options);
  const history = { base, answers: [...earlier, answer, ...answers.slice(earlier.length)] };
  return { history: settle(history, options), card, standings };
}

/** The card that follows from a history; what `remember` gives, however the answers arrived. */
export const cardOf = ({ base, answers }: CardHistory, options: HistoryOptions = {}): ReviewCard | null =>
  fold(base, answers, options).card;

/** Two phones may answer in the same millisecond: then the names of the answers decide, which every device knows alike. */
const isBefore = (one: CardAnswer, other: CardAnswer) =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

function fold(base: ReviewCard | null, answers: readonly CardAnswer[], options: HistoryOptions) {
  const standings: AnswerStanding[] = [];
  let card = base;
  for (const answer of answers) {
    standings.push({ id: answer.id, isReview: card !== null && !isBeingLearnt(card) });
    card = step(card, answer, options);
  }
  return { card, standings };
}

function step(card: ReviewCard | null, answer: CardAnswer, { examDate, isBegunByMiss }: HistoryOptions) {
  const { rating, isAskedOnce } = answer;
  if (!card && isBegunByMiss && rating !== 'again') return null;
  // From before what was settled, of which only the outcome is known: memory does not run backwards.
  if (card?.lastRetrievalAt && answer.at < card.lastRetrievalAt) return { ...card, retrievals: card.retrievals + 1 };
  const at = new Date(answer.at);
  return grade(card ?? newCard(at), rating, at, { ...(examDate && { examDate }), ...(isAskedOnce && { isAskedOnce }) });
}

function settle(history: CardHistory, options: HistoryOptions): CardHistory {
  const { base, answers } = history;
  const { settledBefore } = options;
  const old = settledBefore ? answers.filter(({ at }) => Date.parse(at) < settledBefore.getTime()).length : 0;
  const settled = Math.max(old, answers.length - mostOpen);
  if (settled <= 0) return history;
  return { base: fold(base, answers.slice(0, settled), options).card, answers: answers.slice(settled) };
}

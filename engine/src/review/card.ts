import { createEmptyCard, type FSRS, fsrs, Rating, State } from 'ts-fsrs';

/** What a learner remembers of one item; plain JSON, so that it can be stored, sent and kept in a browser. */
export interface ReviewCard {
  /** When the learner first met the item (ISO date). */
  introducedAt: string;
  /** When it should come back (ISO date). */
  due: string;
  /** Days until the chance of recall falls to 90 %. */
  stability: number;
  /** From 1 (easy) to 10 (hard). */
  difficulty: number;
  /** Days between the last retrieval and `due`; 0 while it is being learnt, for it comes back within minutes. */
  intervalDays: number;
  retrievals: number;
  lapses: number;
  /** Missing until the first retrieval. */
  lastRetrievalAt?: string;
}

/** How an answer went; "easy" is only ever said by the learner of a card, since a choice among options never shows it. */
export type ReviewRating = 'again' | 'hard' | 'good' | 'easy';

export interface GradeOptions {
  /** When the exam is; retention is raised and intervals are cut as it nears. */
  examDate?: Date | string;
  /** Asked in a lesson or a quiz, which asks nothing twice: what was missed there comes back the next day. */
  isAskedOnce?: boolean;
}

const DAY = 86_400_000;
/** What was missed in a review comes back after ten minutes, or when the session has nothing else left to ask. */
const LEARNING_STEP = 600_000;
/** A second try after longer than this shows memory again, as any retrieval does. */
const SAME_SITTING_DAYS = 0.5;
const RETENTION = 0.9;
const RETENTION_AT_EXAM = 0.95;
/** The exam begins to pull retention up this many days before. */
const EXAM_PULL_DAYS = 21;
/** Within its first 28 days an item never waits longer than it is old: days 1, 3, 6, 12, 24. */
const EXPANDING_DAYS = 28;

const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

// Fuzz is off because the same answers must give the same schedule on the server and in the browser; the steps within a
// day are our own, since the library's would also bring back what was merely hard.
const schedulers = new Map<number, FSRS>();
function schedulerFor(retention: number): FSRS {
  const found = schedulers.get(retention);
  if (found) return found;
  const made = fsrs({ request_retention: retention, enable_fuzz: false, enable_short_term: false });
  schedulers.set(retention, made);
  return made;
}

/** Begins the memory of an item that the learner meets now; it is due at once. */
export function newCard(now: Date): ReviewCard {
  const at = now.toISOString();
  return { introducedAt: at, due: at, stability: 0, difficulty: 0, intervalDays: 0, retrievals: 0, lapses: 0 };
}

/** Rates an answer: wrong is "again", right with a hint is "hard", right is "good". */
export function ratingFor(answer: { correct: boolean; hinted?: boolean }): ReviewRating {
  if (!answer.correct) return 'again';
  return answer.hinted ? 'hard' : 'good';
}

/** The share of items that should still be remembered when they come back, given the time to the exam. */
export function retentionFor(now: Date, examDate?: Date | string): number {
  const days = daysUntil(now, examDate);
  if (days === undefined || days > EXAM_PULL_DAYS) return RETENTION;
  const nearness = 1 - days / EXAM_PULL_DAYS;
  return Math.round((RETENTION + (RETENTION_AT_EXAM - RETENTION) * nearness) * 1000) / 1000;
}

/** Updates a card after a retrieval and says when it comes back. */
export function grade(card: ReviewCard, rating: ReviewRating, at: Date, options: GradeOptions = {}): ReviewCard {
  // A phone's clock may be behind the one that wrote the card: memory does not run backwards.
  const now = new Date(Math.max(at.getTime(), Date.parse(card.lastRetrievalAt ?? card.introducedAt)));
  const elapsed = card.lastRetrievalAt ? (now.getTime() - Date.parse(card.lastRetrievalAt)) / DAY : 0;
  if (isBeingLearnt(card) && elapsed < SAME_SITTING_DAYS) return relearn(card, rating, now, options);
  const scheduler = schedulerFor(retentionFor(now, options.examDate));
  const { card: after } = scheduler.next(toFsrs(card), now, GRADES[rating]);
  const memory = {
    introducedAt: card.introducedAt,
    stability: after.stability,
    difficulty: after.difficulty,
    retrievals: after.reps,
    lapses: after.lapses,
    lastRetrievalAt: now.toISOString(),
  };
  if (rating === 'again' && !options.isAskedOnce) return comeBackSoon(memory, now);
  let days: number = rating === 'again' ? 1 : scheduler.next_interval(after.stability, Math.round(elapsed));

  const age = Math.round((now.getTime() - Date.parse(card.introducedAt)) / DAY);
  // The very first retrieval follows the lesson at once and is governed by the memory model alone; so is what is easy.
  if (card.retrievals > 0 && age < EXPANDING_DAYS && rating !== 'easy') days = Math.min(days, age + 1);
  return comeBackIn(days, memory, now, options);
}

/** Whether a card was missed and waits for the end of the session, rather than for another day. */
export const isBeingLearnt = ({ lastRetrievalAt, intervalDays }: ReviewCard): boolean =>
  lastRetrievalAt !== undefined && intervalDays === 0;

type Memory = Omit<ReviewCard, 'due' | 'intervalDays'>;

/** A second try minutes after a miss says little about memory: it only decides whether the day is done with the card. */
function relearn(card: ReviewCard, rating: ReviewRating, now: Date, options: GradeOptions): ReviewCard {
  const memory = { ...card, retrievals: card.retrievals + 1, lastRetrievalAt: now.toISOString() };
  const isKnown = rating === 'good' || rating === 'easy';
  if (!isKnown && !options.isAskedOnce) return comeBackSoon(memory, now);
  const days = isKnown ? schedulerFor(retentionFor(now, options.examDate)).next_interval(card.stability, 0) : 1;
  return comeBackIn(days, memory, now, options);
}

function comeBackSoon(memory: Memory, now: Date): ReviewCard {
  return { ...memory, due: new Date(now.getTime() + LEARNING_STEP).toISOString(), intervalDays: 0 };
}

/** So many days later, but before the exam. */
function comeBackIn(wanted: number, memory: Memory, now: Date, { examDate }: GradeOptions): ReviewCard {
  const untilExam = daysUntil(now, examDate) ?? Number.POSITIVE_INFINITY;
  const days = Math.max(1, Math.min(wanted, Math.floor(untilExam)));
  const due = new Date(now.getTime() + Math.min(days, untilExam) * DAY);
  return { ...memory, due: due.toISOString(), intervalDays: days };
}

/** The chance, from 0 to 1, that the learner still remembers the item. */
export function recallChance(card: ReviewCard, now: Date): number {
  if (!card.lastRetrievalAt) return 0;
  return schedulerFor(RETENTION).get_retrievability(toFsrs(card), now, false);
}

/** Whole and part days to the exam; undefined when there is none or it is over. */
function daysUntil(now: Date, examDate?: Date | string): number | undefined {
  if (examDate === undefined) return undefined;
  const days = (new Date(examDate).getTime() - now.getTime()) / DAY;
  return days > 0 ? days : undefined;
}

function toFsrs(card: ReviewCard) {
  return {
    ...createEmptyCard(card.introducedAt),
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.intervalDays,
    reps: card.retrievals,
    lapses: card.lapses,
    state: card.lastRetrievalAt ? State.Review : State.New,
    last_review: card.lastRetrievalAt,
  };
}

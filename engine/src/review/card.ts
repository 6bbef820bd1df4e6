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
  /** Days between the last retrieval and `due`. */
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
}

const DAY = 86_400_000;
const RETENTION = 0.9;
const RETENTION_AT_EXAM = 0.95;
/** The exam begins to pull retention up this many days before. */
const EXAM_PULL_DAYS = 21;
/** Within its first 28 days an item never waits longer than it is old: days 1, 3, 6, 12, 24. */
const EXPANDING_DAYS = 28;

const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

// Fuzz is off because the same answers must give the same schedule on the server and in the browser; learning steps are
// off because a sprint works in days, not minutes.
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
  // What was answered without a network may arrive after a later answer: memory does not run backwards.
  const now = new Date(Math.max(at.getTime(), Date.parse(card.lastRetrievalAt ?? card.introducedAt)));
  const scheduler = schedulerFor(retentionFor(now, options.examDate));
  const { card: after } = scheduler.next(toFsrs(card), now, GRADES[rating]);
  const elapsed = card.lastRetrievalAt ? (now.getTime() - Date.parse(card.lastRetrievalAt)) / DAY : 0;
  let days: number = rating === 'again' ? 1 : scheduler.next_interval(after.stability, Math.round(elapsed));

  const age = Math.round((now.getTime() - Date.parse(card.introducedAt)) / DAY);
  // The very first retrieval follows the lesson at once and is governed by the memory model alone; so is what is easy.
  if (card.retrievals > 0 && age < EXPANDING_DAYS && rating !== 'easy') days = Math.min(days, age + 1);
  const untilExam = daysUntil(now, options.examDate);
  if (untilExam !== undefined) days = Math.min(days, Math.floor(untilExam));
  days = Math.max(1, days);

  let due = now.getTime() + days * DAY;
  if (untilExam !== undefined) due = Math.min(due, now.getTime() + untilExam * DAY);
  return {
    introducedAt: card.introducedAt,
    due: new Date(due).toISOString(),
    stability: after.stability,
    difficulty: after.difficulty,
    intervalDays: days,
    retrievals: after.reps,
    lapses: after.lapses,
    lastRetrievalAt: now.toISOString(),
  };
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

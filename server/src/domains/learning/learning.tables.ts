import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../ports/db/columns.ts';

export type LearningEventKind =
  | 'visit'
  | 'study'
  | 'day_completed'
  | 'sprint_completed'
  | 'quiz_taken'
  | 'review_done'
  | 'outside_work'
  | 'document_uploaded';

/** What the learner is told about an event; a score in percent where there is one. */
export interface LearningEventDetails {
  title?: string;
  score?: number;
  /** The score is the learner's own word: it is shown, and counts nowhere. */
  selfMarked?: boolean;
  /** The days of a sprint were only clicked through: it is over, and earns nothing. */
  unstudied?: boolean;
  /** How many of its questions the score is about, and how many of those were answered; older records don't say. */
  marked?: number;
  answered?: number;
  dayId?: string;
  count?: number;
}

export interface LearningEventsTable {
  id: string;
  user_id: string;
  /** The same thing reported twice has the same key. */
  key: string;
  kind: LearningEventKind;
  /** The learner's own day, yyyy-MM-dd. */
  day: string;
  at: Timestamp;
  sprint_id: string | null;
  seconds: Generated<number>;
  /** Of study: from when to when. No two of a learner overlap. */
  began_at: ColumnType<Date | null, Date | undefined, never>;
  ended_at: ColumnType<Date | null, Date | undefined, never>;
  details: ColumnType<LearningEventDetails, string, string>;
}

/** What the events of a day add up to. */
export interface LearningDaysTable {
  user_id: string;
  day: string;
  seconds: number;
  /** When the last thing of the day happened, as far as that is known. */
  last: Timestamp;
  /** Something was learnt on it: it was more than a visit. */
  studied: Generated<boolean>;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    learning_events: LearningEventsTable;
    learning_days: LearningDaysTable;
  }
}

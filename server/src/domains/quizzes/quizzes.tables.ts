import type { QuizSettings } from '@akada/contract';
import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../ports/db/columns.ts';

export interface QuizzesTable {
  id: string;
  /** What stands in the shared link; the owner can renew it. */
  link_id: string;
  /** What is typed where a link cannot be; null until it is asked for, and when the link was renewed. */
  short_code: ColumnType<string | null, string | null | undefined, string | null>;
  owner_id: string;
  title: string;
  document_ids: ColumnType<string[], string, string>;
  /** What the teacher said about it. */
  making: ColumnType<QuizMaking, string, string>;
  settings: ColumnType<QuizSettings, string, string>;
  /** Rises with every change. */
  version: number;
  /** Rises with every change of the questions. */
  content_version: number;
  question_count: number;
  /** How many questions it shall have. */
  wanted_count: number;
  /** The ids of its questions that its owner has not kept yet. */
  draft_ids: ColumnType<string[], string | undefined, string>;
  /** The ids of questions that count for nobody, whenever they were answered. */
  struck_ids: ColumnType<string[], string | undefined, string>;
  /** When its owner said that it may be shared with drafts in it. */
  drafts_shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_at: Timestamp | null;
  taken_down_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface QuizMaking {
  reason?: string;
  note?: string;
}

export interface QuizVersionsTable {
  quiz_id: string;
  version: number;
  /** Written as JSON text; the feature knows what a question is. */
  questions: ColumnType<unknown, string, string>;
  created_at: Timestamp;
}

/** Machine-made questions beside those of the quiz; the feature knows what a question is. */
export interface QuizDraftsTable {
  quiz_id: string;
  /** For a place in the quiz, the surest first. */
  waiting: ColumnType<unknown, string, string>;
  dropped: ColumnType<unknown, string, string>;
}

export interface QuizSubmissionsTable {
  id: string;
  quiz_id: string;
  content_version: number;
  /** Names the attempt: handing it in twice changes nothing. */
  attempt: string;
  user_id: string | null;
  student_name: string;
  student_email: string;
  score: number;
  correct: number;
  total: number;
  answers: ColumnType<unknown, string, string>;
  /** What the browser said; never believed. */
  claimed_score: number | null;
  seconds: number | null;
  is_late: boolean;
  is_unverified: boolean;
  /** Sat in a file and brought as a code. */
  is_outside: ColumnType<boolean, boolean | undefined, boolean>;
  submitted_at: Timestamp;
  /** The only attempt of its address: the quiz took one when it was handed in, and no other was granted since. */
  is_once: ColumnType<boolean, boolean | undefined, boolean>;
  /** How often a timed quiz was opened again before this was handed in. */
  reopened: ColumnType<number, number | undefined, number>;
  /** Null where the quiz did not ask, or nothing was given. */
  student_number: ColumnType<string | null, string | null | undefined, string | null>;
  student_group: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Who should take a quiz; the feature knows what stands in it. */
export interface QuizClassListsTable {
  quiz_id: string;
  students: ColumnType<unknown, string, string>;
  imported_at: Timestamp;
}

/** Since when the clock of an address runs, for a timed quiz at one link. */
export interface QuizOpeningsTable {
  link_id: string;
  student_email: string;
  quiz_id: string;
  began_at: Timestamp;
  opened: number;
  /** Traces of the devices, each once; a trace tells devices apart and nothing else. */
  devices: ColumnType<string[], string, string>;
  /** What the owner has added to the time of this address. */
  extra_minutes: number;
}

/** A group that takes a quiz at hours of its own. */
export interface QuizBatchesTable {
  id: string;
  quiz_id: string;
  name: string;
  link_id: string;
  short_code: string;
  opens_at: Timestamp;
  closes_at: Timestamp;
}

export interface QuizAttemptLogsTable {
  id: string;
  quiz_id: string;
  student_name: string;
  student_email: string;
  status: 'started' | 'completed';
  /** The link that it was begun at, and its name where the browser told it; older notes have neither. */
  link_id: ColumnType<string | null, string | null | undefined, string | null>;
  attempt: ColumnType<string | null, string | null | undefined, string | null>;
  logged_at: Timestamp;
}

/** Letters that wait to be sent; gone once they are. */
export interface QuizRequestsTable {
  id: string;
  quiz_id: string | null;
  kind: 'stats' | 'erasure';
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
}

export interface QuizReportsTable {
  id: string;
  quiz_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    quizzes: QuizzesTable;
    quiz_versions: QuizVersionsTable;
    quiz_drafts: QuizDraftsTable;
    quiz_submissions: QuizSubmissionsTable;
    quiz_class_lists: QuizClassListsTable;
    quiz_openings: QuizOpeningsTable;
    quiz_batches: QuizBatchesTable;
    quiz_attempt_logs: QuizAttemptLogsTable;
    quiz_requests: QuizRequestsTable;
    quiz_reports: QuizReportsTable;
  }
}

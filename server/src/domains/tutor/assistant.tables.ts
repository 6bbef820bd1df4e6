import type { TutorCitation } from '@akada/contract';
import type { TutorState } from '@akada/engine';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../ports/db/columns.ts';

export interface TutorMessagesTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  /** Counted through the sprint from 1. */
  day: number;
  role: 'user' | 'assistant';
  text: string;
  citations: GeneratedJson<TutorCitation[]>;
  /** Where the conversation stood after the tutor's words. */
  state: ColumnType<TutorState | null, string | undefined, never>;
  has_more: Generated<boolean>;
  /** `embedded`, `written` by us, or the name of the model; null in the learner's words, and in answers from before it was noted. */
  made_by: ColumnType<string | null, string | undefined, never>;
  /** What the tutor proposes to keep. */
  card: ColumnType<{ front: string; back: string } | null, string | undefined, never>;
  position: Generated<string>;
  created_at: Timestamp;
}

/** What its learner said of an answer: that it is bad, for the operator to read, or that it helped, without its words. */
export interface TutorMarksTable {
  message_id: string;
  owner_id: string;
  made_by: string;
  reason: 'wrong' | 'unclear' | 'off_topic' | 'other' | 'helped';
  /** What the learner says of it; may be empty. */
  words: string;
  question: string;
  answer: string;
  marked_at: Timestamp;
}

/** Questions about a lesson of the library to which nothing was written: how many on a day, and no word of them. */
export interface TutorUnansweredTable {
  lesson: string;
  asked_on: ColumnType<Date, string, never>;
  times: number;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    tutor_messages: TutorMessagesTable;
    tutor_marks: TutorMarksTable;
    tutor_unanswered: TutorUnansweredTable;
  }
}

import type { PracticeQuestion } from '@akada/contract';
import type { ReviewCard } from '@akada/engine';
import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

type KeptQuestion = Omit<PracticeQuestion, 'id' | 'question_text'>;

export interface AssessmentsTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  day_id: string;
  topic: string;
  questions: ColumnType<KeptQuestion[], string, never>;
  /** null until it is handed in. */
  answers: ColumnType<Record<string, string> | null, string | undefined, string>;
  score: number | null;
  created_at: Timestamp;
  submitted_at: Timestamp | null;
}

export interface ReviewCardsTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  day_id: string;
  /** The question's words; the same question has one card. */
  question_key: string;
  question: ColumnType<KeptQuestion, string, string>;
  card: ColumnType<ReviewCard, string, string>;
  due_at: Timestamp;
}

export interface ReviewAnswersTable {
  owner_id: string;
  /** The sender's; the same answer counts once. */
  event_id: string;
  card_id: string;
  is_correct: boolean;
  /** The learner's own day on which it was counted. */
  day: string;
  answered_at: Timestamp;
}

export interface PracticeTables {
  assessments: AssessmentsTable;
  review_cards: ReviewCardsTable;
  review_answers: ReviewAnswersTable;
}

import type { PracticeQuestion, RecallCard } from '@akada/contract';
import type { CardHistory, ReviewCard } from '@akada/engine/review';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../ports/db/columns.ts';

type KeptQuestion = Omit<PracticeQuestion, 'id' | 'question_text'> & { maker?: string; cardId?: string };

export interface AssessmentsTable {
  id: string;
  owner_id: string;
  sprint_id: string;
  day_id: string;
  topic: string;
  questions: ColumnType<KeptQuestion[], string, string>;
  /** The keys of questions that the learner called bad, each with the key of what took its place. */
  bad: GeneratedJson<Record<string, string | null>>;
  /** null until it is handed in. */
  answers: ColumnType<Record<string, string> | null, string | undefined, string>;
  score: number | null;
  created_at: Timestamp;
  submitted_at: Timestamp | null;
}

export interface ReviewCardsTable {
  id: string;
  owner_id: string;
  /** null, as the day, for a card of a document or of none. */
  sprint_id: string | null;
  day_id: string | null;
  document_id: string | null;
  /** The question's words; the same question has one card. */
  question_key: string;
  /** Of a recall card: its front, and its back as the only option. */
  question: ColumnType<KeptQuestion, string, string>;
  /** null, as when it is due, until a recall card was turned once. */
  card: ColumnType<ReviewCard | null, string | null, string>;
  due_at: Timestamp | null;
  /** What `card` follows from; null where no answer was counted since it is kept. */
  history: ColumnType<CardHistory | null, string | undefined, string>;
  /** null for a question with options, as all that follows. */
  made_by: 'teacher' | 'library' | 'learner' | null;
  recall: ColumnType<RecallFacts | null, string | null, never>;
  /** In the order of the text; null for the learner's own. */
  position: number | null;
  created_at: Timestamp | null;
  /** A card that the teacher made and the learner dropped is kept, so that it is not made again. */
  dropped_at: Timestamp | null;
}

/** What only a recall card has. */
export interface RecallFacts {
  kind: RecallCard['kind'];
  /** Of the document, while there is one. */
  title: string;
  section_id: string | null;
}

export interface ReviewAnswersTable {
  owner_id: string;
  /** The sender's; the same answer counts once. */
  event_id: string;
  card_id: string;
  is_correct: boolean;
  /** false where it began its card or learnt it anew; what was answered in a lesson says so by its event. */
  is_review: Generated<boolean>;
  /** The learner's own judgement of a recall card; null for a question with options. */
  rating: string | null;
  /** The learner's own day on which it was counted. */
  day: string;
  answered_at: Timestamp;
}

/** Questions that a learner called bad: they are not asked again, and count against their maker. */
export interface BadQuestionsTable {
  owner_id: string;
  question_key: string;
  maker: string;
  called_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    assessments: AssessmentsTable;
    review_cards: ReviewCardsTable;
    review_answers: ReviewAnswersTable;
    bad_questions: BadQuestionsTable;
  }
}

import type { LessonSource, LessonTerm, SprintLesson, SprintVideo } from '@akada/contract';
import type { LessonIndex, SectionPart } from '@akada/engine';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../ports/db/columns.ts';

export interface LearningPathsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  content_preview: string;
  course_code: string | null;
  standard: 'CCMAS' | 'BMAS' | null;
  status: 'draft' | 'active';
  /** catalogue: recommended by onboarding. */
  source: string;
  position: number;
  created_at: Timestamp;
  /** Null for a recommendation that nobody took up. */
  started_at: Timestamp | null;
  state: Generated<'draft' | 'creating' | 'ready' | 'failed'>;
  topic: Generated<string>;
  short_description: Generated<string>;
  planned_from: 'course' | 'nearest_course' | 'document' | 'topic' | 'skeleton' | null;
  note: string | null;
  topics_left_out: GeneratedJson<string[]>;
  education_level: Generated<string>;
  learning_style: Generated<string>;
  dedication: Generated<string>;
  reminder: Generated<string>;
  goals: Generated<string>;
  max_weeks: Generated<number>;
  minutes_per_day: Generated<number>;
  exam_date: string | null;
  document_ids: GeneratedJson<string[]>;
  /** By the number of the week. */
  week_videos: GeneratedJson<Record<string, SprintVideo[]>>;
  /** The latest order for the sprint. */
  generation_id: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SprintDaysTable {
  id: string;
  path_id: string;
  owner_id: string;
  position: number;
  week: number;
  week_title: string;
  kind: 'study' | 'review' | 'exam';
  title: string;
  objective: string;
  topics: ColumnType<string[], string, string>;
  /** What of the source it is written from; empty where there is none. */
  parts: ColumnType<SectionPart[], string, string>;
  minutes: number;
  state: 'planned' | 'ready' | 'outline' | 'failed';
  fill_tries: Generated<number>;
  lesson: string | null;
  key_terms: GeneratedJson<LessonTerm[]>;
  sources: GeneratedJson<LessonSource[]>;
  /** null: not made yet. */
  questions: ColumnType<SprintLesson['questions'] | null, string | null | undefined, string | null>;
  /** That the document itself asks and answers. */
  open_questions: GeneratedJson<SprintLesson['open_questions']>;
  lesson_index: ColumnType<LessonIndex | null, string | null | undefined, string | null>;
  made_by: 'embedded' | 'model' | 'learner' | null;
  note: string | null;
  edited_by_owner: Generated<boolean>;
  videos: GeneratedJson<SprintVideo[]>;
  completed_at: Timestamp | null;
  updated_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    learning_paths: LearningPathsTable;
    sprint_days: SprintDaysTable;
  }
}

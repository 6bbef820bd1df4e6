import type { Paper, PaperItem, SolvingOutcome } from '@akada/contract';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../ports/db/columns.ts';
import type { UndoStep } from './sheet.rules.ts';

export interface PapersTable {
  id: string;
  owner_id: string;
  /** A code in the catalogue's spelling, or what the owner wrote; empty where nobody knows. */
  course: string;
  kind: Paper['kind'];
  year: string | null;
  semester: string | null;
  /** How long it is set for, where its head says so. */
  minutes: number | null;
  /** null, as the key of the file in the storage, for what was typed or pasted. */
  filename: string | null;
  file_key: string | null;
  /** The document of its owner that it was read from, while that is there. */
  document_id: string | null;
  size: number;
  items: ColumnType<PaperItem[], string, string>;
  /** How the last changes are undone, the oldest first. */
  undo: GeneratedJson<UndoStep[]>;
  version: Generated<number>;
  created_at: Timestamp;
  /** What stands in the shared link; null until its owner shares it. */
  link_id: string | null;
  /** When the owner said that they may share it. */
  shared_at: Timestamp | null;
  closed_at: Timestamp | null;
  taken_down_at: Timestamp | null;
  /** The shared paper that this is a copy of, whatever became of it. */
  copied_from: string | null;
  /** What the last solving by a model came to. */
  solved: ColumnType<SolvingOutcome | null, never, string>;
}

export interface PaperAnswersTable {
  owner_id: string;
  /** The sender's; the same answer counts once. */
  event_id: string;
  paper_id: string;
  question_id: string;
  option_id: string | null;
  /** The learner's own, where there was nothing to mark by. */
  mark: 'right' | 'wrong' | 'unsure' | null;
  /** null where nobody could tell. */
  is_right: boolean | null;
  answered_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    papers: PapersTable;
    paper_answers: PaperAnswersTable;
  }
}

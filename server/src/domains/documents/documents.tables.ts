import type { DocumentCitation } from '@akada/contract';
import type { TutorState } from '@akada/engine';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../ports/db/columns.ts';

export interface DocumentsTable {
  id: string;
  owner_id: string;
  /** Under which its file and its text lie in the storage. */
  file_key: string;
  sha256: string;
  filename: string;
  size: number;
  type: string;
  title: string;
  pages: number | null;
  words: number;
  reading_minutes: number;
  language: string;
  is_english: boolean;
  summary: string;
  notice: string | null;
  key_terms: ColumnType<{ term: string; definition: string; section_id: string }[], string, string>;
  /** Null until somebody asked for them. */
  prompts: ColumnType<string[] | null, null, string | null>;
  /** Whether its meaning was read; null where nobody wanted it yet. */
  meaning: Generated<'wanted' | 'ready' | 'failed' | null>;
  /** When a worker last read on in it. */
  meaning_at: Generated<Date | null>;
  /** The scan that pages of it were read from. */
  scan_id: Generated<string | null>;
  created_at: Timestamp;
}

export interface DocumentMessagesTable {
  id: string;
  number: Generated<string>;
  document_id: string;
  owner_id: string;
  role: 'learner' | 'assistant';
  text: string;
  citations: ColumnType<DocumentCitation[], string, never>;
  /** Where the talk stands after it; only of what the assistant said. */
  state: ColumnType<TutorState | null, string | undefined, never>;
  created_at: Timestamp;
}

declare module '../../ports/db/tables.ts' {
  interface Tables {
    documents: DocumentsTable;
    document_messages: DocumentMessagesTable;
  }
}

import type { TutorCitation } from '@akada/contract';
import type { TutorState } from '@akada/engine';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from './columns.ts';

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
  position: Generated<string>;
  created_at: Timestamp;
}

export interface AssistantTables {
  tutor_messages: TutorMessagesTable;
}

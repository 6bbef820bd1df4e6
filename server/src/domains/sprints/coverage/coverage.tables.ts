import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../../ports/db/columns.ts';
import type { CoverageRow } from '../../../ports/teacher/port.ts';

export interface KeptCoverage {
  rows: CoverageRow[];
  meaning: 'read' | 'reading' | 'none';
}

export interface CoveragesTable {
  id: string;
  owner_id: string;
  standard: 'CCMAS' | 'BMAS';
  course_code: string;
  /** Empty where a sprint is compared. */
  document_ids: ColumnType<string[], string, string>;
  sprint_id: string | null;
  /** Equal for the same sources and the same course: they are compared once. */
  about: string;
  /** Of the course and of what was read when the result was made; null before. */
  version: string | null;
  result: ColumnType<KeptCoverage | null, string | null | undefined, string>;
  /** By the phrase, what its owner said. */
  corrections: GeneratedJson<Record<string, 'there' | 'not_there'>>;
  university: Generated<string>;
  own_part: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    coverages: CoveragesTable;
  }
}

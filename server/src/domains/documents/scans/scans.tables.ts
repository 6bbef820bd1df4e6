import type { PageFault, ScanPage } from '@akada/contract';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Timestamp } from '../../../ports/db/columns.ts';
import type { ScannedLine } from '../../../ports/scanner/port.ts';

export interface ScansTable {
  owner_id: string;
  /** Made by the phone. */
  id: string;
  title: string | null;
  course: string | null;
  /** Its pages are those of a file, and keep its numbers. */
  is_of_file: Generated<boolean>;
  /** Under which that file lies in the storage until a document has it. */
  file_key: Generated<string | null>;
  filename: Generated<string | null>;
  file_size: Generated<number>;
  file_sha256: Generated<string | null>;
  file_pages: Generated<number | null>;
  created_at: Timestamp;
  /** When its owner last did something with it: one that is forgotten goes. */
  touched_at: Timestamp;
}

export interface ScanPagesTable {
  /** Under which its picture lies in the storage. */
  id: string;
  owner_id: string;
  scan_id: string;
  /** Made by the phone. */
  key: string;
  position: number;
  state: ScanPage['state'];
  fault: PageFault | null;
  /** It is to be read although something is wrong with it. */
  is_forced: Generated<boolean>;
  /** Words to check that nobody has checked. */
  doubts: Generated<number>;
  /** Nothing until its picture was made, of a page of a file. */
  bytes: number;
  width: number;
  height: number;
  read_by: Generated<'reader' | 'model' | null>;
  /** As they were read; what people say of them stands in `corrections`. */
  lines: ColumnType<ScannedLine[] | null, string | undefined, string | null>;
  /** What was read with certainty, once each: suggested for doubtful words of other pages. */
  sure_words: GeneratedJson<string[]>;
  /** By the ids of words. */
  corrections: GeneratedJson<Record<string, string>>;
  /** The turn that reads it: the same turn, begun again, was cut off. */
  turn: Generated<string | null>;
  attempts: Generated<number>;
  taken_at: Generated<Date | null>;
  created_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    scans: ScansTable;
    scan_pages: ScanPagesTable;
  }
}

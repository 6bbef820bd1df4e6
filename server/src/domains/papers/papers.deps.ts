import type { Clock } from '../../platform/clock.ts';
import type { Judging } from '../../platform/judging/judging.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Reader } from '../../ports/reader/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import type { Teacher } from '../../ports/teacher/port.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import type { PaperReviews } from '../practice/practice.service.ts';

export interface PapersDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  reader: Reader;
  teacher: Teacher;
  catalogue: CatalogueService;
  documents: Pick<DocumentsService, 'getPaperSource' | 'rooms'>;
  entitlements: EntitlementsService;
  reviews: PaperReviews;
  judging: Judging;
  /** Where files lie while they are sent and read. */
  spoolFolder: string;
  /** What one account may keep. */
  quotaBytes: number;
}

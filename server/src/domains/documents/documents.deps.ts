import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { RenderApart } from '../../platform/markdown/render-apart.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Pictures } from '../../ports/pictures/port.ts';
import type { Reader } from '../../ports/reader/port.ts';
import type { Scanner } from '../../ports/scanner/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import type { Teacher } from '../../ports/teacher/port.ts';
import type { Limiter } from '../house/limiter/limiter.service.ts';
import type { Profiles } from '../identity/profile/profile.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import type { Reading } from './reading.ts';
import type { TokensService } from './tokens/tokens.service.ts';

export interface DocumentsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  queue: Queue;
  secrets: Secrets;
  storage: Storage;
  reader: Reader;
  scanner: Scanner;
  pictures: Pictures;
  catalogue: Pick<CatalogueService, 'resolve' | 'lessonsOf' | 'all'>;
  teacher: Teacher;
  tokens: TokensService;
  learning: LearningRecord;
  profiles: Pick<Profiles, 'findLevel'>;
  renderApart: RenderApart;
  reading: Reading;
  /** Where files lie while they are sent and read. */
  spoolFolder: string;
  /** What one account may keep. */
  quotaBytes: number;
}

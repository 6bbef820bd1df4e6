import type { Config } from './config.ts';
import type { ReadQuizFile } from './domains/quizzes/exchange/formats/read-apart.ts';
import type { WatchLoad } from './platform/admission/load.ts';
import type { Clock } from './platform/clock.ts';
import type { JudgeApart } from './platform/judging/judge-apart.ts';
import type { Log } from './platform/log.ts';
import type { LinesApart, RenderApart } from './platform/markdown/render-apart.ts';
import type { ReadOneFileParts } from './platform/one-file/parts.ts';
import type { OwnAddresses } from './platform/own-addresses.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Secrets } from './platform/secrets.ts';
import type { CourseLibrary } from './ports/courses/port.ts';
import type { Database } from './ports/db/port.ts';
import type { IdentityProviders } from './ports/identity/port.ts';
import type { Mail } from './ports/mail/port.ts';
import type { Payments } from './ports/payments/port.ts';
import type { Pictures } from './ports/pictures/port.ts';
import type { Push } from './ports/push/port.ts';
import type { Reader } from './ports/reader/port.ts';
import type { Scanner } from './ports/scanner/port.ts';
import type { Storage } from './ports/storage/port.ts';
import type { Teacher } from './ports/teacher/port.ts';
import type { Videos } from './ports/videos/port.ts';

/** Everything that the server is built from: configuration, adapters and the clock. */
export interface AppDeps {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  passwords: Passwords;
  storage: Storage;
  reader: Reader;
  scanner: Scanner;
  pictures: Pictures;
  /** Where files lie while they are sent and read. */
  spoolFolder: string;
  identity: IdentityProviders;
  mail: Mail;
  push: Push;
  /** Null where nothing is sold. */
  payments: Payments | null;
  teacher: Teacher;
  renderApart: RenderApart & LinesApart;
  readQuizFile: ReadQuizFile;
  judgeApart: JudgeApart;
  readOneFileParts: ReadOneFileParts;
  /** The course notes that the product brings with it. */
  library: CourseLibrary;
  videos: Videos;
  /** How much there is to do; left out: as the event loop and the database say. */
  watchLoad?: WatchLoad;
  /** By which addresses others reach this machine; left out: those that it has. */
  addresses?: OwnAddresses;
  /** The folder of the built web app; left out where only the API is wanted. */
  webDist?: string;
}

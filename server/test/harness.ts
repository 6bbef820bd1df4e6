import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, FeatureOperations } from '@akada/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type App, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { AppDeps } from '../src/deps.ts';
import { createReadQuizFile } from '../src/domains/quizzes/exchange/formats/read-apart.ts';
import { createMeter } from '../src/domains/teaching/teaching.service.ts';
import { createLocalClient, type LocalCaller } from '../src/local-client.ts';
import type { WatchLoad } from '../src/platform/admission/load.ts';
import { createJudgeApart, type JudgeApart } from '../src/platform/judging/judge-apart.ts';
import { createLog } from '../src/platform/log.ts';
import { createRenderApart } from '../src/platform/markdown/render-apart.ts';
import { createReadOneFileParts } from '../src/platform/one-file/parts.ts';
import type { OwnAddresses } from '../src/platform/own-addresses.ts';
import { createPasswords, type Passwords } from '../src/platform/passwords.ts';
import { deriveSecrets } from '../src/platform/secrets.ts';
import { openCourseFolder } from '../src/ports/courses/folder.ts';
import type { CourseLibrary } from '../src/ports/courses/port.ts';
import type { Database } from '../src/ports/db/port.ts';
import { chooseIdentityProviders } from '../src/ports/identity/choose.ts';
import type { IdentityProviders } from '../src/ports/identity/port.ts';
import { chooseMail } from '../src/ports/mail/choose.ts';
import type { Mail } from '../src/ports/mail/port.ts';
import { choosePayments } from '../src/ports/payments/choose.ts';
import { createPictures } from '../src/ports/pictures/apart.ts';
import type { Pictures } from '../src/ports/pictures/port.ts';
import { choosePush } from '../src/ports/push/choose.ts';
import type { Push } from '../src/ports/push/port.ts';
import { createReaderPool } from '../src/ports/reader/pool.ts';
import type { Reader } from '../src/ports/reader/port.ts';
import { createNoScanner } from '../src/ports/scanner/off.ts';
import type { Scanner } from '../src/ports/scanner/port.ts';
import { createDiskStorage } from '../src/ports/storage/disk.ts';
import type { Storage } from '../src/ports/storage/port.ts';
import { chooseTeacher } from '../src/ports/teacher/choose.ts';
import type { Teacher } from '../src/ports/teacher/port.ts';
import { chooseVideos } from '../src/ports/videos/choose.ts';
import type { Videos } from '../src/ports/videos/port.ts';
import { openTestDatabase } from './database.ts';
import { assertNoSecrets } from './log-secrets.ts';
import { borrowEngine } from './shared-engine.ts';
import { workerScript } from './worker-scripts.ts';

export type TestClient = Client<FeatureOperations>;

export const testSecrets = deriveSecrets('a secret that only tests know, long enough');

export interface TestClock {
  now(): Date;
  advance(by: { seconds?: number; minutes?: number; days?: number }): void;
  set(moment: Date | string): void;
  /** Noon in Lagos on the next day: half a day has been, minutes later is the same day, and no clock goes backwards. */
  goToNoon(): void;
}

function createTestClock(): TestClock {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const set = (moment: Date | string) => {
    offset = new Date(moment).getTime() - Date.now();
  };
  return {
    now,
    set,
    goToNoon: () => set(`${new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10)}T11:00:00Z`),
    advance: ({ seconds = 0, minutes = 0, days = 0 }) => {
      offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

export interface TestApp extends App {
  /** What it was built from, for programs that build something else of it. */
  deps: AppDeps;
  db: Database;
  storage: Storage;
  reader: Reader;
  spoolFolder: string;
  mail: Mail;
  teacher: Teacher;
  clock: TestClock;
  logLines: string[];
  /** Any request, straight into the server. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** The typed client, with a token and from an address if given. */
  client(caller?: LocalCaller): TestClient;
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  identity?: IdentityProviders;
  webDist?: string;
  /** One that reaches a push service on this machine. */
  push?: (clock: TestClock) => Push;
  /** Adapters that fail as real ones sometimes do. */
  openDatabase?: () => Promise<Database>;
  reader?: Reader;
  pictures?: Pictures;
  /** Without one, pictures aren't read. */
  scanner?: Scanner;
  storage?: (disk: Storage) => Storage;
  /** Watches what the server asks of its database. */
  database?: (db: Database) => Database;
  videos?: Videos;
  /** Instead of the addresses that this machine has. */
  addresses?: OwnAddresses;
  /** Says how much there is to do, instead of the event loop and the database. */
  watchLoad?: WatchLoad;
  /** Teaches otherwise in some of it. */
  teacher?: (embedded: Teacher) => Teacher;
  /** Hashes otherwise, or lets something happen meanwhile. */
  passwords?: (usual: Passwords) => Passwords;
  /** Instead of the courses that the product brings with it. */
  library?: CourseLibrary;
  /** Judges long hand-ins otherwise. */
  judgeApart?: JudgeApart;
}

/** One for all apps of a test process: to start its thread takes longer than to render most texts. */
const renderApart = createRenderApart(workerScript('markdown'));
const readQuizFile = createReadQuizFile(workerScript('quiz-file'));
const judgeApart = createJudgeApart(workerScript('judging'));
const readOneFileParts = createReadOneFileParts(new URL('./', workerScript('markdown')));
export const readerScript = workerScript('reader');

/** A hash as dear as the product's takes longer than the rest of a sign-up, and no suite is about that. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Read once: nobody writes to it, and every app would read some hundred files. */
let courses: Promise<CourseLibrary> | undefined;
const openCourses = () => openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));

/** The real server on a database of its own; only the clock and the log are the test's. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, identity, webDist } = options;
  const config: Config = readConfig({ MODE: 'local', LOG_LEVEL: 'info', ...env });
  const opened = await (options.openDatabase ?? openTestDatabase)();
  const db = options.database?.(opened) ?? opened;
  const clock = createTestClock();
  const logLines: string[] = [];
  const log = createLog(config.logLevel, { write: (line: string) => void logLines.push(line) });
  const folder = await mkdtemp(join(tmpdir(), 'akada-files-'));
  const disk = createDiskStorage(join(folder, 'files'));
  const storage = options.storage?.(disk) ?? disk;
  const spoolFolder = join(folder, 'uploads');
  const reader = options.reader ?? createReaderPool({ script: readerScript });
  const mail = chooseMail(config.mail);
  const meter = createMeter({ db, clock, secrets: testSecrets, ...config.ai });
  const chosen = await chooseTeacher(config.ai.model, { engine: borrowEngine(), meter, log });
  const teacher = options.teacher?.(chosen) ?? chosen;
  courses ??= openCourses();
  const library = options.library ?? (await courses);
  const usualPasswords = createPasswords(leastCost);
  const deps: AppDeps = {
    config,
    db,
    clock,
    log,
    secrets: testSecrets,
    passwords: options.passwords?.(usualPasswords) ?? usualPasswords,
    storage,
    reader,
    scanner: options.scanner ?? createNoScanner(),
    pictures: options.pictures ?? createPictures(workerScript('draw-picture')),
    spoolFolder,
    mail,
    push: options.push?.(clock) ?? choosePush(config, testSecrets, clock),
    payments: choosePayments(config, { db, clock }),
    teacher,
    renderApart,
    readQuizFile,
    judgeApart: options.judgeApart ?? judgeApart,
    readOneFileParts,
    library,
    videos: options.videos ?? chooseVideos(undefined),
    identity: identity ?? chooseIdentityProviders(config),
    ...(webDist && { webDist }),
    // A machine that is busy with other tests must turn nobody away.
    watchLoad: options.watchLoad ?? (() => () => {}),
    ...(options.addresses && { addresses: options.addresses }),
  };
  const app = await buildApp(deps);

  return {
    ...app,
    deps,
    db,
    storage,
    reader,
    spoolFolder,
    mail,
    teacher,
    clock,
    logLines,
    inject: (options) => app.http.inject(options),
    client: (caller) => createLocalClient(app.http, caller),
    close: async () => {
      await app.stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
      // Part of every suite, so that no feature can begin to leak unseen (T63).
      assertNoSecrets(logLines);
    },
  };
}

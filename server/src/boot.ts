import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { createReadQuizFile, type ReadQuizFile } from './domains/quizzes/exchange/formats/read-apart.ts';
import { createMeter } from './domains/teaching/teaching.service.ts';
import { systemClock } from './platform/clock.ts';
import { closeDataFolder } from './platform/close-data-folder.ts';
import { dataFolder } from './platform/data-folder.ts';
import { createJudgeApart, type JudgeApart } from './platform/judging/judge-apart.ts';
import { chooseLogStream, createLog, type Log } from './platform/log.ts';
import { createRenderApart, type LinesApart, type RenderApart } from './platform/markdown/render-apart.ts';
import { createReadOneFileParts, type ReadOneFileParts } from './platform/one-file/parts.ts';
import { createPasswords, type Passwords } from './platform/passwords.ts';
import { makeOnlyForOwner } from './platform/private-folder.ts';
import { deriveSecrets, loadOrCreateSecret, type Secrets } from './platform/secrets.ts';
import { openCourseFolder } from './ports/courses/folder.ts';
import type { CourseLibrary } from './ports/courses/port.ts';
import { chooseDatabase } from './ports/db/choose.ts';
import type { Database } from './ports/db/port.ts';
import { chooseIdentityProviders } from './ports/identity/choose.ts';
import type { IdentityProviders } from './ports/identity/port.ts';
import { chooseMail } from './ports/mail/choose.ts';
import type { Mail } from './ports/mail/port.ts';
import { choosePayments } from './ports/payments/choose.ts';
import type { Payments } from './ports/payments/port.ts';
import { createPictures } from './ports/pictures/apart.ts';
import type { Pictures } from './ports/pictures/port.ts';
import { choosePush } from './ports/push/choose.ts';
import type { Push } from './ports/push/port.ts';
import { chooseReader } from './ports/reader/choose.ts';
import type { Reader } from './ports/reader/port.ts';
import { chooseScanner } from './ports/scanner/choose.ts';
import type { Scanner } from './ports/scanner/port.ts';
import { withSight } from './ports/scanner/sight.ts';
import { chooseStorage } from './ports/storage/choose.ts';
import type { Storage } from './ports/storage/port.ts';
import { chooseTeacher } from './ports/teacher/choose.ts';
import { Engine } from './ports/teacher/engine.ts';
import { resolveModel } from './ports/teacher/local/resolve.ts';
import type { Teacher } from './ports/teacher/port.ts';
import { chooseVideos } from './ports/videos/choose.ts';
import type { Videos } from './ports/videos/port.ts';

export interface Booted {
  config: Config;
  log: Log;
  db: Database;
  secrets: Secrets;
  passwords: Passwords;
  identity: IdentityProviders;
  storage: Storage;
  reader: Reader;
  scanner: Scanner;
  pictures: Pictures;
  spoolFolder: string;
  mail: Mail;
  push: Push;
  payments: Payments | null;
  teacher: Teacher;
  /** Lines for the operator about models that could teach. */
  hints: string[];
  renderApart: RenderApart & LinesApart;
  readQuizFile: ReadQuizFile;
  judgeApart: JudgeApart;
  readOneFileParts: ReadOneFileParts;
  library: CourseLibrary;
  videos: Videos;
}

/** Environment → adapters: what the server and the operator's commands begin with. */
export async function boot(): Promise<Booted> {
  makeOnlyForOwner();
  const config = readConfig();
  const log = createLog(config.logLevel, chooseLogStream(config));
  closeDataFolder(config.dataDir, log);
  // Bundled beside the program that runs.
  const workerScript = new URL('./pglite-worker.js', import.meta.url);
  const db = await chooseDatabase(
    config,
    workerScript,
    (error) => log.error({ err: error }, 'database'),
    (connections) => log.warn({ connections }, 'the database takes no more connections: going on with these'),
  );
  const secrets = deriveSecrets(config.secret ?? loadOrCreateSecret(config.dataDir));
  const { limits, prices } = config.ai;
  const meter = createMeter({ db, clock: systemClock, secrets, limits, prices });
  const { model, hints } = await resolveModel(config);
  const engine = new Engine({ script: new URL('./teacher-worker.js', import.meta.url) });
  const pictures = createPictures(new URL('./draw-picture-worker.js', import.meta.url));
  return {
    config,
    log,
    db,
    secrets,
    passwords: createPasswords(),
    identity: chooseIdentityProviders(config),
    storage: chooseStorage(config),
    spoolFolder: join(config.dataDir, dataFolder.uploads),
    reader: chooseReader(new URL('./reader-worker.js', import.meta.url)),
    scanner: await withSight(
      chooseScanner({ isWanted: config.readsPictures, programs: new URL('./', import.meta.url), log }),
      config.ai.vision,
      { meter, log, pictures },
    ),
    pictures,
    mail: chooseMail(config.mail),
    push: choosePush(config, secrets, systemClock),
    payments: choosePayments(config, { db, clock: systemClock }),
    hints,
    teacher: await chooseTeacher(model, {
      engine,
      meaning: config.ai.meaning,
      meter,
      log,
      folder: join(config.dataDir, dataFolder.directions),
    }),
    renderApart: createRenderApart(new URL('./markdown-worker.js', import.meta.url)),
    judgeApart: createJudgeApart(new URL('./judging-worker.js', import.meta.url)),
    readQuizFile: createReadQuizFile(new URL('./quiz-file-worker.js', import.meta.url)),
    readOneFileParts: createReadOneFileParts(new URL('./', import.meta.url)),
    library: await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url))),
    videos: chooseVideos(config.youtubeApiKey),
  };
}

/** Ends the program with one sentence for a person, never with a stack. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

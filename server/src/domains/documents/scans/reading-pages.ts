import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { JobRun } from '../../../platform/queue.ts';
import { toJsonb } from '../../../platform/storable.ts';
import { isRefused, type PageFault, type PreparedPage, type ScannedPage } from '../../../ports/scanner/port.ts';
import { fileOf } from '../documents.files.ts';
import { findByScan } from '../documents.repo.ts';
import { findPicture, pictureOf } from './scans.files.ts';
import { rewriteDocument } from './scans.jobs.ts';
import * as repo from './scans.repo.ts';
import type { ScansDeps } from './scans.ts';
import { withUnknownMarked } from './unknown-words.ts';
import { countDoubts, sureWords } from './words.ts';

interface ReadingDeps extends ScansDeps {
  log: Log;
  spoolFolder: string;
}

export interface ReadingPages {
  /** Reads the page whose turn it is. */
  readNext(turn: string, run: JobRun): Promise<void>;
}

/** A page that ends its reader, or its server, as often as this is not read again by itself. */
const mostAttempts = 2;
/** The course is named at the top of a page. */
const topLines = 8;

const textOf = ({ lines }: ScannedPage) =>
  lines
    .slice(0, topLines)
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join('\n');

export function createReadingPages(deps: ReadingDeps): ReadingPages {
  const { db, clock, log, queue, storage, scanner, courseWords, spoolFolder } = deps;

  /** What was found out about a page; nothing happens where it was taken out meanwhile. */
  async function settle(page: repo.PageRow, run: JobRun, change: Parameters<typeof repo.updatePage>[2]): Promise<void> {
    await db.queries.transaction().execute(async (trx) => {
      await run.hold(trx);
      if (!(await repo.updatePage(trx, page.id, { ...change, turn: null }))) return;
      const payload = { ownerId: page.owner_id, scanId: page.scan_id };
      // A document that is there already grows by its page, or says that it is left out.
      const isOfDocument = (await findByScan(trx, page.owner_id, page.scan_id)) !== undefined;
      const singletonKey = `${page.owner_id} ${page.scan_id}`;
      if (isOfDocument) await queue.enqueue(rewriteDocument, payload, { within: trx, singletonKey });
    });
  }

  /** A page of a file, as a picture. */
  async function fromFile(page: repo.PageRow, signal: AbortSignal): Promise<PreparedPage> {
    const scan = await repo.find(db.queries, page.owner_id, page.scan_id);
    const document = await findByScan(db.queries, page.owner_id, page.scan_id);
    const key = document?.file_key ?? scan?.file_key;
    const file = key ? await storage.find(fileOf(key)) : null;
    if (!file) throw new AppError('scan_page_not_found');
    await mkdir(spoolFolder, { recursive: true });
    const path = join(spoolFolder, `${newId()}.pdf`);
    try {
      await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }));
      return await scanner.preparePdfPage({ path }, page.position, { who: page.owner_id, signal });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The picture to read; of a page of a file it is made now, and kept. */
  async function pictureFor(
    page: repo.PageRow,
    signal: AbortSignal,
  ): Promise<{ picture: Buffer; fault: PageFault | null }> {
    const kept = page.bytes > 0 ? await findPicture(storage, page.id) : null;
    if (kept) return { picture: kept, fault: page.fault };
    const { picture, width, height, fault } = await fromFile(page, signal);
    await storage.put(pictureOf(page.id), picture);
    const isThere = await repo.updatePage(db.queries, page.id, { bytes: picture.length, width, height, fault });
    if (!isThere) await storage.delete(pictureOf(page.id));
    return { picture, fault };
  }

  async function nameCourse({ owner_id, scan_id }: repo.PageRow, read: ScannedPage): Promise<void> {
    const scan = await repo.find(db.queries, owner_id, scan_id);
    const course = scan && !scan.course ? courseWords.findCode(textOf(read)) : null;
    if (scan && course) await repo.update(db.queries, scan, { course });
  }

  async function read(page: repo.PageRow, run: JobRun): Promise<void> {
    const { picture, fault } = await pictureFor(page, run.signal);
    if (fault && !page.is_forced) return settle(page, run, { state: 'refused', fault });
    const found = await scanner.read(picture, { who: page.owner_id, signal: run.signal });
    await nameCourse(page, found);
    // A model that sees says itself what it is unsure of.
    const isOurs = found.readBy === 'reader';
    const lines = isOurs ? withUnknownMarked(found.lines, (await courseWords.all()).words) : found.lines;
    await settle(page, run, {
      state: isRefused(found.fault) && !page.is_forced ? 'refused' : 'read',
      fault: found.fault ?? fault,
      width: found.width,
      height: found.height,
      read_by: found.readBy,
      lines: toJsonb(lines),
      sure_words: toJsonb(sureWords(lines)),
      doubts: countDoubts(lines, {}),
      corrections: '{}',
    });
  }

  /** Waits again, for this turn to be tried again by the queue. */
  const putBack = (page: repo.PageRow, attempts: number) =>
    repo.updatePage(db.queries, page.id, { state: 'waiting', turn: null, attempts });

  return {
    async readNext(turn, run) {
      // Pages from before it was turned off wait until it is on again.
      if (!scanner.canRead) return;
      const now = clock.now();
      const page = (await repo.takeAgain(db.queries, turn, now)) ?? (await repo.takeNext(db.queries, turn, now));
      if (!page) return;
      if (page.attempts > mostAttempts) return settle(page, run, { state: 'failed' });
      try {
        await read(page, run);
      } catch (error) {
        // Another has it by now, or the server stops: that is not the page's doing.
        if (run.signal.aborted) throw error;
        log.warn({ err: error, page: page.id }, 'reading a page');
        if (error instanceof AppError && error.code === 'busy') {
          await putBack(page, page.attempts - 1);
          throw error;
        }
        if (page.attempts >= mostAttempts) return settle(page, run, { state: 'failed' });
        await putBack(page, page.attempts);
        throw error;
      }
    },
  };
}

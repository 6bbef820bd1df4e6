import type { Body, ReadScanPage, Scan, ScanPage } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queue } from '../../../platform/queue.ts';
import { storable, toJsonb } from '../../../platform/storable.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Pictures } from '../../../ports/pictures/port.ts';
import type { Scanner } from '../../../ports/scanner/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';
import { dropDocument } from '../documents.jobs.ts';
import type { CourseWords } from './course-words.ts';
import { numberOf, toPage, toReadPage, toScan } from './scan-shape.ts';
import { cut, getPicture, narrowed } from './scans.files.ts';
import { dropPicture, readPage, rewriteDocument } from './scans.jobs.ts';
import * as repo from './scans.repo.ts';
import { knownWords } from './suggestions.rules.ts';
import { countDoubts, knownCorrections } from './words.ts';

export interface ScansDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  scanner: Scanner;
  pictures: Pictures;
  courseWords: CourseWords;
}

/** Which page is meant. */
export interface PageName {
  id: string;
  key: string;
}

export interface Scans {
  begin(ownerId: string, scan: Body<'scans', 'begin'>): Promise<Scan>;
  list(ownerId: string): Promise<{ scans: Scan[]; can_read: boolean }>;
  get(ownerId: string, id: string): Promise<Scan>;
  remove(ownerId: string, id: string): Promise<void>;
  removePage(ownerId: string, page: PageName): Promise<void>;
  order(ownerId: string, id: string, keys: string[]): Promise<Scan>;
  readAnyway(ownerId: string, page: PageName): Promise<ScanPage>;
  page(ownerId: string, page: PageName): Promise<ReadScanPage>;
  picture(ownerId: string, page: PageName, width: number | undefined): Promise<Buffer>;
  line(ownerId: string, page: PageName, line: number): Promise<Buffer>;
  correct(ownerId: string, page: PageName, words: { id: string; text: string }[]): Promise<ScanPage>;
  /** Removes a scan and has its pictures removed, in the transaction. */
  drop(trx: Queries, scan: Pick<repo.ScanRow, 'owner_id' | 'id' | 'file_key'>): Promise<void>;
  /** Sees to the pictures of somebody whose account is being deleted, in that transaction. */
  forget(trx: Queries, ownerId: string): Promise<void>;
  sweep(): Promise<void>;
}

const forgottenMs = 30 * 24 * 60 * 60_000;
const sweptAtOnce = 500;
/** After so long without a turn, its job was lost with the server that had it. */
const lostMs = 10 * 60_000;
/** Words that are corrected one after the other are one change of the document. */
const rewriteDelayMs = 3000;

export function createScans({ db, clock, queue, storage, scanner, pictures, courseWords }: ScansDeps): Scans {
  async function get(ownerId: string, id: string, queries: Queries = db.queries): Promise<repo.ScanRow> {
    const scan = await repo.find(queries, ownerId, id);
    if (!scan) throw new AppError('scan_not_found');
    return scan;
  }

  async function getPage(ownerId: string, { id, key }: PageName): Promise<repo.PageRow> {
    const page = await repo.findPage(db.queries, ownerId, id, key);
    if (page) return page;
    await get(ownerId, id);
    throw new AppError('scan_page_not_found');
  }

  async function shown(scan: repo.ScanRow): Promise<Scan> {
    return toScan(scan, await repo.listPages(db.queries, scan.owner_id, [scan.id]), scanner.canRead);
  }

  async function numberOfPage(page: repo.PageRow): Promise<number> {
    const scan = await get(page.owner_id, page.scan_id);
    const pages = await repo.listPages(db.queries, page.owner_id, [page.scan_id]);
    const at = pages.findIndex(({ id }) => id === page.id);
    return numberOf(scan, page, at);
  }

  async function shownPage(ownerId: string, name: PageName): Promise<ScanPage> {
    const page = await getPage(ownerId, name);
    return toPage(page, await numberOfPage(page));
  }

  /** What is no document yet, to change its pages. */
  async function lockUnused(trx: Queries, ownerId: string, id: string): Promise<repo.ScanRow> {
    const scan = await repo.lock(trx, ownerId, id);
    if (!scan) throw new AppError('scan_not_found');
    if (scan.document_id) throw new AppError('scan_in_use');
    return scan;
  }

  async function drop(trx: Queries, scan: Pick<repo.ScanRow, 'owner_id' | 'id' | 'file_key'>): Promise<void> {
    const pages = await repo.listPages(trx, scan.owner_id, [scan.id]);
    await repo.remove(trx, scan);
    for (const { id } of pages) await queue.enqueue(dropPicture, { id }, { within: trx });
    if (scan.file_key) await queue.enqueue(dropDocument, { key: scan.file_key }, { within: trx });
  }

  /** A page whose turn never came gets another. */
  async function seeTo(pages: readonly repo.BriefPage[]): Promise<void> {
    const before = clock.now().getTime() - lostMs;
    const lost = pages.filter(({ state, created_at }) => state === 'waiting' && created_at.getTime() < before);
    for (const { id } of lost) await queue.enqueue(readPage, { turn: newId() }, { singletonKey: id });
  }

  return {
    async begin(ownerId, { id, title, course }) {
      if (!scanner.canRead) throw new AppError('pictures_not_read');
      const now = clock.now();
      const named = { title: title ? storable(title) : null, course: course ? storable(course) : null };
      await repo.insert(db.queries, { owner_id: ownerId, id, ...named, created_at: now, touched_at: now });
      return shown(await get(ownerId, id));
    },

    async list(ownerId) {
      const scans = await repo.listUnused(db.queries, ownerId);
      const pages = await repo.listPages(
        db.queries,
        ownerId,
        scans.map(({ id }) => id),
      );
      const pagesOf = ({ id }: repo.ScanRow) => pages.filter(({ scan_id }) => scan_id === id);
      return { scans: scans.map((scan) => toScan(scan, pagesOf(scan), scanner.canRead)), can_read: scanner.canRead };
    },

    async get(ownerId, id) {
      const scan = await get(ownerId, id);
      const pages = await repo.listPages(db.queries, ownerId, [id]);
      if (scanner.canRead) await seeTo(pages);
      return toScan(scan, pages, scanner.canRead);
    },

    remove: (ownerId, id) =>
      db.queries.transaction().execute(async (trx) => drop(trx, await lockUnused(trx, ownerId, id))),

    removePage: (ownerId, { id, key }) =>
      db.queries.transaction().execute(async (trx) => {
        const scan = await lockUnused(trx, ownerId, id);
        const page = await repo.findPage(trx, ownerId, id, key);
        if (!page) throw new AppError('scan_page_not_found');
        await repo.removePage(trx, page.id);
        await repo.update(trx, scan, { touched_at: clock.now() });
        await queue.enqueue(dropPicture, { id: page.id }, { within: trx });
      }),

    async order(ownerId, id, keys) {
      await db.queries.transaction().execute(async (trx) => {
        const scan = await lockUnused(trx, ownerId, id);
        // A file has its order.
        if (scan.is_of_file) return;
        const pages = await repo.listPages(trx, ownerId, [id]);
        const rank = new Map(keys.map((key, at) => [key, at]));
        const rankOf = ({ key }: repo.BriefPage) => rank.get(key) ?? keys.length;
        // Stable: those that are not named follow as they were.
        const ordered = [...pages].sort((one, other) => rankOf(one) - rankOf(other));
        for (const [at, page] of ordered.entries()) {
          if (page.position !== at + 1) await repo.updatePage(trx, page.id, { position: at + 1 });
        }
        await repo.update(trx, scan, { touched_at: clock.now() });
      });
      return shown(await get(ownerId, id));
    },

    async readAnyway(ownerId, name) {
      if (!scanner.canRead) throw new AppError('pictures_not_read');
      const { id } = await getPage(ownerId, name);
      await db.queries.transaction().execute(async (trx) => {
        const page = await repo.lockPage(trx, id);
        if (page?.state !== 'refused' && page?.state !== 'failed') return;
        // A model that did not answer is asked again, as if for the first time.
        const isAskedAgain = page.fault === 'unanswered';
        // What only reading showed to be wrong was read already.
        const state = page.lines && !isAskedAgain ? 'read' : 'waiting';
        const fault = isAskedAgain ? null : page.fault;
        await repo.updatePage(trx, id, { state, fault, is_forced: !isAskedAgain, attempts: 0, turn: null });
        if (state === 'waiting') await queue.enqueue(readPage, { turn: newId() }, { within: trx });
        else await queue.enqueue(rewriteDocument, { ownerId, scanId: name.id }, { within: trx });
      });
      return shownPage(ownerId, name);
    },

    async page(ownerId, name) {
      const page = await getPage(ownerId, name);
      const scan = await get(ownerId, name.id);
      const course = scan.course ? courseWords.of(scan.course) : null;
      const others = (await repo.listSureWords(db.queries, ownerId, name.id)).filter(({ id }) => id !== page.id);
      const ofOthers = knownWords(new Set(others.flatMap(({ sure_words }) => sure_words)), 'on another of your pages');
      const { near } = await courseWords.all();
      return toReadPage(page, await numberOfPage(page), [...(course ? [course] : []), ofOthers, near]);
    },

    async picture(ownerId, name, width) {
      const { id } = await getPage(ownerId, name);
      return narrowed(pictures, { picture: await getPicture(storage, id), who: ownerId }, width);
    },

    async line(ownerId, name, line) {
      const page = await getPage(ownerId, name);
      const box = page.lines?.[line]?.box;
      if (!box) throw new AppError('scan_page_not_found');
      return cut(pictures, { picture: await getPicture(storage, page.id), who: ownerId }, box);
    },

    async correct(ownerId, name, words) {
      const { id } = await getPage(ownerId, name);
      await db.queries.transaction().execute(async (trx) => {
        const page = await repo.lockPage(trx, id);
        if (!page?.lines) throw new AppError(page ? 'scan_not_ready' : 'scan_page_not_found');
        const corrections = { ...page.corrections, ...knownCorrections(page.lines, words) };
        const doubts = countDoubts(page.lines, corrections);
        await repo.updatePage(trx, id, { corrections: toJsonb(corrections), doubts });
        const scan = await get(ownerId, name.id, trx);
        await repo.update(trx, scan, { touched_at: clock.now() });
        if (!scan.document_id) return;
        const startAfter = new Date(clock.now().getTime() + rewriteDelayMs);
        await queue.enqueue(
          rewriteDocument,
          { ownerId, scanId: scan.id },
          { within: trx, startAfter, singletonKey: `${ownerId} ${scan.id}` },
        );
      });
      return shownPage(ownerId, name);
    },

    drop,

    async forget(trx, ownerId) {
      for (const scan of await repo.listAll(trx, ownerId)) await drop(trx, scan);
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - forgottenMs);
      for (const scan of await repo.listForgotten(db.queries, before, sweptAtOnce)) {
        await db.queries.transaction().execute((trx) => drop(trx, scan));
      }
    },
  };
}

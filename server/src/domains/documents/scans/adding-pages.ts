import { open } from 'node:fs/promises';
import { type ScanPage, scanLimits } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { isDiskFull, storageFull } from '../../../platform/disk-full.ts';
import { newId } from '../../../platform/ids.ts';
import type { SpooledFile } from '../../../platform/uploads.ts';
import { ReadFailure } from '../../../ports/reader/port.ts';
import type { PreparedPage } from '../../../ports/scanner/port.ts';
import { intakeMs, type Sender, type Spool, type Spooling } from '../spooling.ts';
import { numberOf, toPage } from './scan-shape.ts';
import { pictureOf } from './scans.files.ts';
import { dropPicture, readPage } from './scans.jobs.ts';
import * as repo from './scans.repo.ts';
import type { PageName, ScansDeps } from './scans.ts';

export interface AddingPages {
  /** One photograph, looked at at once; what is wrong with it is said in the answer. */
  add(sender: Sender, page: PageName, spool: Spool): Promise<ScanPage>;
  /** Of a photograph that was sent as a document: a scan of its own. */
  addAlone(ownerId: string, scanId: string, file: SpooledFile): Promise<void>;
}

interface AddingDeps extends ScansDeps {
  spooling: Spooling;
  /** What the account keeps of all kinds. */
  sumSizes(ownerId: string): Promise<number>;
  quotaBytes: number;
}

/** By its first bytes, before any decoder sees it. */
export async function isPhotograph({ path }: Pick<SpooledFile, 'path'>): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const has = (text: string, at = 0) => buffer.toString('latin1', at, at + text.length) === text;
    return has('\xff\xd8\xff') || has('\x89PNG\r\n\x1a\n') || (has('RIFF') && has('WEBP', 8));
  } finally {
    await file.close();
  }
}

/** The reader's sentences speak of documents. */
function ofPicture(error: unknown): unknown {
  if (!(error instanceof ReadFailure)) return error;
  if (error.code === 'file_too_large' || error.code === 'file_too_long') return new AppError('picture_too_large');
  const isOther = error.code === 'file_type_unsupported' || error.code === 'file_type_mismatch';
  return isOther ? new AppError('image_not_usable') : error;
}

export function createAddingPages(deps: AddingDeps): AddingPages {
  const { db, clock, queue, storage, scanner, spooling, sumSizes, quotaBytes } = deps;

  async function prepare(ownerId: string, file: SpooledFile): Promise<PreparedPage> {
    if (!(await isPhotograph(file))) throw new AppError('image_not_usable');
    const prepared = await scanner.prepare(file, { who: ownerId }).catch((error) => {
      throw ofPicture(error);
    });
    if ((await sumSizes(ownerId)) + prepared.picture.length > quotaBytes) throw new AppError('storage_quota_reached');
    return prepared;
  }

  async function store(id: string, picture: Buffer): Promise<void> {
    // Should the server die between the picture and the row, nobody's picture does not stay.
    await queue.enqueue(dropPicture, { id }, { startAfter: new Date(clock.now().getTime() + intakeMs) });
    await storage.put(pictureOf(id), picture).catch((error) => {
      throw isDiskFull(error) ? storageFull() : error;
    });
  }

  /** Throws where there is no room for another page. */
  async function assertOpen(scan: repo.ScanRow | undefined, pages: number): Promise<void> {
    if (!scan) throw new AppError('scan_not_found');
    if (scan.document_id) throw new AppError('scan_in_use');
    if (pages >= scanLimits.maxPages) throw new AppError('scan_full');
  }

  async function shown(ownerId: string, { id, key }: PageName): Promise<ScanPage | null> {
    const scan = await repo.find(db.queries, ownerId, id);
    const pages = await repo.listPages(db.queries, ownerId, [id]);
    const at = pages.findIndex((page) => page.key === key);
    const page = pages[at];
    if (scan && page) return toPage(page, numberOf(scan, page, at));
    await assertOpen(scan, pages.length);
    return null;
  }

  /** The row and its turn at being read, unless the page came twice and the other was first. */
  async function save(ownerId: string, { id, key }: PageName, pageId: string, page: PreparedPage): Promise<void> {
    const { width, height, fault, picture } = page;
    const now = clock.now();
    await db.queries.transaction().execute(async (trx) => {
      const scan = await repo.lock(trx, ownerId, id);
      const pages = await repo.listPages(trx, ownerId, [id]);
      if (pages.some((other) => other.key === key)) return;
      await assertOpen(scan, pages.length);
      const position = 1 + Math.max(0, ...pages.map((other) => other.position));
      const state = fault ? 'refused' : 'waiting';
      const row = { id: pageId, owner_id: ownerId, scan_id: id, key, position, state, fault } as const;
      await repo.insertPages(trx, [{ ...row, bytes: picture.length, width, height, created_at: now }]);
      await repo.update(trx, { owner_id: ownerId, id }, { touched_at: now });
      if (!fault) await queue.enqueue(readPage, { turn: newId() }, { within: trx });
    });
  }

  async function take(ownerId: string, name: PageName, file: SpooledFile): Promise<void> {
    const prepared = await prepare(ownerId, file);
    const pageId = newId();
    await store(pageId, prepared.picture);
    await save(ownerId, name, pageId, prepared);
    if (!(await repo.isPageThere(db.queries, pageId))) await storage.delete(pictureOf(pageId));
  }

  return {
    async add(sender, name, spool) {
      if (!scanner.canRead) throw new AppError('pictures_not_read');
      const before = await shown(sender.ownerId, name);
      if (before) return before;
      await spooling.receive(sender, spool, (file) => take(sender.ownerId, name, file));
      const page = await shown(sender.ownerId, name);
      if (!page) throw new AppError('scan_page_not_found');
      return page;
    },

    async addAlone(ownerId, id, file) {
      const now = clock.now();
      await repo.insert(db.queries, {
        owner_id: ownerId,
        id,
        title: null,
        course: null,
        created_at: now,
        touched_at: now,
      });
      const name = { id, key: `page-${id}`.slice(0, 64) };
      if (!(await shown(ownerId, name))) await take(ownerId, name, file);
    },
  };
}

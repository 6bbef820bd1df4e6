import { createReadStream } from 'node:fs';
import { scanLimits } from '@akada/contract';
import type { Insertable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { isDiskFull, storageFull } from '../../../platform/disk-full.ts';
import { newId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { SpooledFile } from '../../../platform/uploads.ts';
import { type ReadDocument, ReadFailure } from '../../../ports/reader/port.ts';
import { fileOf } from '../documents.files.ts';
import { dropDocument } from '../documents.jobs.ts';
import { safeFileName } from '../file-name.rules.ts';
import { intakeMs } from '../spooling.ts';
import { type AddingPages, isPhotograph } from './adding-pages.ts';
import { readPage } from './scans.jobs.ts';
import * as repo from './scans.repo.ts';
import type { ScanPagesTable, ScansTable } from './scans.tables.ts';
import type { ScansDeps } from './scans.ts';

/** The scan of those pages of a file that are pictures, to be saved with its document. */
export interface FileScan {
  row: Insertable<ScansTable>;
  pages: Insertable<ScanPagesTable>[];
}

/** Files sent as documents whose pages are pictures. */
export interface FilesOfPictures {
  /** The pages without text of a document that has some; null where there are none, or where we read no pictures. */
  among(ownerId: string, file: SpooledFile, read: ReadDocument): FileScan | null;
  /** Whether the reader refused a file only because it is a picture. */
  isPicture(file: SpooledFile, refusal: unknown): Promise<boolean>;
  /**
   * What the reader refused, because nothing in it is text: it becomes a scan, and `file_is_pictures` tells which.
   * Throws in any case, what the reader said where we can do nothing with it either.
   */
  takeInstead(ownerId: string, file: SpooledFile, refusal: unknown): Promise<never>;
}

const mayBePhotograph = new Set(['file_type_unsupported', 'file_type_mismatch', 'file_corrupt']);

interface Deps extends ScansDeps {
  secrets: Secrets;
  adding: AddingPages;
}

export function createFilesOfPictures({ db, clock, queue, storage, scanner, secrets, adding }: Deps): FilesOfPictures {
  /** The same bytes are the same scan. */
  const idOf = (ownerId: string, { sha256 }: SpooledFile) =>
    secrets.mac('document', `scan ${ownerId} ${sha256}`).slice(0, 22);

  function scanOf(ownerId: string, file: SpooledFile, numbers: readonly number[]): FileScan {
    const now = clock.now();
    const id = idOf(ownerId, file);
    const common = { owner_id: ownerId, scan_id: id, fault: null, created_at: now } as const;
    return {
      row: { owner_id: ownerId, id, title: null, course: null, is_of_file: true, created_at: now, touched_at: now },
      // Their pictures are made when their turn comes. Those beyond what is read at once wait for their owner to ask.
      pages: numbers.map((position, at) => {
        const key = `page-${String(position).padStart(4, '0')}`;
        const state = at < scanLimits.maxPages ? ('waiting' as const) : ('failed' as const);
        return { ...common, state, id: newId(), key, position, bytes: 0, width: 0, height: 0 };
      }),
    };
  }

  async function begin(ownerId: string, file: SpooledFile, numbers: readonly number[], count: number): Promise<void> {
    const { row, pages } = scanOf(ownerId, file, numbers);
    if (await repo.find(db.queries, ownerId, row.id)) return;
    const key = newId();
    await queue.enqueue(dropDocument, { key }, { startAfter: new Date(clock.now().getTime() + intakeMs) });
    await storage.put(fileOf(key), createReadStream(file.path)).catch((error) => {
      throw isDiskFull(error) ? storageFull() : error;
    });
    const about = { file_key: key, filename: safeFileName(file.name), file_size: file.size, file_pages: count };
    await db.queries.transaction().execute(async (trx) => {
      await repo.insert(trx, { ...row, ...about, file_sha256: file.sha256 });
      const isFirst = (await repo.lock(trx, ownerId, row.id))?.file_key === key;
      if (!isFirst) return queue.enqueue(dropDocument, { key }, { within: trx });
      await repo.insertPages(trx, pages);
      for (const _ of pages) await queue.enqueue(readPage, { turn: newId() }, { within: trx });
    });
  }

  return {
    among(ownerId, file, { pagesWithoutText = [] }) {
      const numbers = scanner.canRead ? pagesWithoutText : [];
      return numbers.length > 0 ? scanOf(ownerId, file, numbers) : null;
    },

    isPicture: async (file, refusal) =>
      refusal instanceof ReadFailure &&
      (refusal.code === 'file_without_text' || (mayBePhotograph.has(refusal.code) && (await isPhotograph(file)))),

    async takeInstead(ownerId, file, refusal) {
      if (!scanner.canRead || !(refusal instanceof ReadFailure)) throw refusal;
      if (refusal.code === 'file_without_text') {
        const { withoutText, count } = await scanner.lookIntoPdf(file, { who: ownerId }).catch(() => {
          throw refusal;
        });
        if (withoutText.length === 0) throw refusal;
        if (withoutText.length > scanLimits.maxPages) throw new AppError('scan_full');
        await begin(ownerId, file, withoutText, count);
      } else if (mayBePhotograph.has(refusal.code) && (await isPhotograph(file))) {
        if (file.size > scanLimits.maxBytes) throw new AppError('picture_too_large');
        await adding.addAlone(ownerId, idOf(ownerId, file), file);
      } else throw refusal;
      throw new AppError('file_is_pictures', { about: idOf(ownerId, file) });
    },
  };
}

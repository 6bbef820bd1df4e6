import type { Readable } from 'node:stream';
import type { FoundLines, UploadedDocument } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { ReadDocument } from '../../../ports/reader/port.ts';
import { blocksOfPages, linesOfPages, mergedBlocks, type NumberedPage } from '../../../ports/scanner/port.ts';
import { toDocument } from '../document-shape.ts';
import { createDocumentFiles } from '../documents.files.ts';
import * as documents from '../documents.repo.ts';
import { safeFileName } from '../file-name.rules.ts';
import type { Keeping } from '../keeping.ts';
import { plainText } from '../section-text.ts';
import type { Sender } from '../spooling.ts';
import type { TokensService } from '../tokens/tokens.service.ts';
import { linesOf } from './found-lines.ts';
import { leftOutNotice } from './left-out.rules.ts';
import { picturesToPdf } from './pictures-to-pdf.ts';
import { numberOf, toScannedPage } from './scan-shape.ts';
import { getPicture, narrowed } from './scans.files.ts';
import * as repo from './scans.repo.ts';
import type { ScansDeps } from './scans.ts';

/** Scans as documents, and documents that were scans. */
export interface ScannedDocuments {
  /** "Use these notes": the pages that were read become a document. */
  use(sender: Sender, scanId: string, title: string | undefined): Promise<UploadedDocument>;
  /** Writes the document of a scan anew, from what was read and corrected. */
  rewrite(ownerId: string, scanId: string): Promise<void>;
  picture(ownerId: string, documentId: string, page: number, width: number | undefined): Promise<Buffer>;
  /** Where on its page a sentence stands. */
  find(ownerId: string, documentId: string, page: number, sentence: string): Promise<FoundLines>;
  /** All that was read, line by line, where the whole document was read from pictures; null otherwise. */
  lines(row: documents.DocumentRow): Promise<NonNullable<ReadDocument['lines']> | null>;
  /** Photographs as one file; null where the document has a file of its own. */
  toFile(row: documents.DocumentRow): Promise<Readable | null>;
}

interface Deps extends ScansDeps {
  keeping: Keeping;
  tokens: TokensService;
}

const noticeOf = (pages: { number: number; row: repo.PageRow }[]) =>
  leftOutNotice(pages.map(({ number, row: { state } }) => ({ number, state })));

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export function createScannedDocuments(deps: Deps): ScannedDocuments {
  const { db, clock, storage, pictures, keeping, tokens } = deps;
  const files = createDocumentFiles(storage);

  async function pagesOf(scan: repo.ScanRow): Promise<{ number: number; row: repo.PageRow }[]> {
    const rows = await repo.listWholePages(db.queries, scan.owner_id, scan.id);
    return rows.map((row, at) => ({ number: numberOf(scan, row, at), row }));
  }

  const toNumbered = (pages: { number: number; row: repo.PageRow }[]): NumberedPage[] =>
    pages.filter(({ row }) => row.state === 'read').map(({ number, row }) => ({ number, page: toScannedPage(row) }));

  async function getDocument(ownerId: string, id: string): Promise<documents.DocumentRow> {
    const row = await documents.find(db.queries, ownerId, id);
    if (!row) throw new AppError('document_not_found');
    return row;
  }

  async function scanOf({ owner_id, scan_id }: documents.DocumentRow): Promise<repo.ScanRow | undefined> {
    return scan_id ? repo.find(db.queries, owner_id, scan_id) : undefined;
  }

  async function getPage(ownerId: string, documentId: string, number: number): Promise<repo.PageRow> {
    const scan = await scanOf(await getDocument(ownerId, documentId));
    const page = scan && (await pagesOf(scan)).find((one) => one.number === number);
    if (!page) throw new AppError('scan_page_not_found');
    return page.row;
  }

  async function answer(row: documents.DocumentRow, isOld: boolean): Promise<UploadedDocument> {
    const unlocked = await tokens.listUnlocked(row.owner_id, [row.id]);
    return { ...toDocument(row, unlocked.has(row.id)), already_uploaded: isOld };
  }

  return {
    async use(sender, scanId, title) {
      const { ownerId } = sender;
      const scan = await repo.find(db.queries, ownerId, scanId);
      if (!scan) throw new AppError('scan_not_found');
      const before = await documents.findByScan(db.queries, ownerId, scanId);
      if (before) return answer(before, true);
      const pages = await pagesOf(scan);
      if (pages.some(({ row }) => row.state === 'waiting' || row.state === 'reading'))
        throw new AppError('scan_not_ready');
      const blocks = blocksOfPages(toNumbered(pages));
      const words = countWords(plainText(blocks));
      if (words === 0) throw new AppError('scan_without_text');
      const named = title || scan.title;
      const ofFile = scan.file_key !== null && { type: 'pdf' as const, key: scan.file_key };
      const row = await keeping.keep(sender, {
        type: 'scan',
        ...ofFile,
        blocks,
        words,
        notice: noticeOf(pages),
        pages: scan.file_pages ?? pages.length,
        title: null,
        named,
        sha256: scan.file_sha256 ?? `scan ${scan.id}`,
        filename: scan.filename ?? safeFileName(`${named || `Notes ${clock.now().toISOString().slice(0, 10)}`}.pdf`),
        size: scan.file_size || pages.reduce((sum, page) => sum + page.row.bytes, 0),
        scan: { id: scan.id },
      });
      return answer(row, false);
    },

    async rewrite(ownerId, scanId) {
      const scan = await repo.find(db.queries, ownerId, scanId);
      const row = await documents.findByScan(db.queries, ownerId, scanId);
      const old = row && (await files.find('blocks', row.file_key));
      if (!scan || !old) return;
      const pages = await pagesOf(scan);
      const read = toNumbered(pages);
      const numbers = new Set(read.map(({ number }) => number));
      const others = old.filter(({ place }) => place?.page === undefined || !numbers.has(place.page));
      const blocks = mergedBlocks(others, blocksOfPages(read));
      const words = countWords(plainText(blocks));
      if (words > 0) await keeping.rewrite(row, { blocks, words, notice: noticeOf(pages) });
    },

    async picture(ownerId, documentId, number, width) {
      const { id } = await getPage(ownerId, documentId, number);
      return narrowed(pictures, { picture: await getPicture(storage, id), who: ownerId }, width);
    },

    async find(ownerId, documentId, number, sentence) {
      const page = toScannedPage(await getPage(ownerId, documentId, number));
      return { width: page.width, height: page.height, boxes: linesOf(page, sentence) };
    },

    async lines(row) {
      const scan = await scanOf(row);
      if (!scan) return null;
      const read = toNumbered(await pagesOf(scan));
      const numbers = new Set(read.map(({ number }) => number));
      const blocks = (await files.find('blocks', row.file_key)) ?? [];
      if (!blocks.every(({ place }) => place?.page !== undefined && numbers.has(place.page))) return null;
      return linesOfPages(read);
    },

    async toFile(row) {
      const scan = row.type === 'scan' ? await scanOf(row) : undefined;
      if (!scan) return null;
      const pages = await repo.listPages(db.queries, row.owner_id, [scan.id]);
      return picturesToPdf(
        pages.map(({ id, width, height }) => ({ width, height, load: () => getPicture(storage, id) })),
      );
    },
  };
}

import type { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import { isDiskFull, storageFull } from '../../platform/disk-full.ts';
import { newId } from '../../platform/ids.ts';
import { storable, toJsonb } from '../../platform/storable.ts';
import type { ReadDocument } from '../../ports/reader/port.ts';
import type { SourceDocument, SourceSection, TaughtAnalysis } from '../../ports/teacher/port.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentFiles, fileOf } from './documents.files.ts';
import { dropDocument } from './documents.jobs.ts';
import * as repo from './documents.repo.ts';
import { readDocuments } from './reading.jobs.ts';
import { isReadFor } from './reading.ts';
import type { FileScan } from './scans/files-of-pictures.ts';
import { readPage } from './scans/scans.jobs.ts';
import * as scans from './scans/scans.repo.ts';
import { plainText } from './section-text.ts';
import { intakeMs, type Sender } from './spooling.ts';

type Blocks = SourceDocument['blocks'];

/** What is to become a document. */
export interface Kept extends Pick<ReadDocument, 'blocks' | 'pages' | 'title' | 'words'> {
  type: ReadDocument['type'] | 'scan';
  sha256: string;
  filename: string;
  size: number;
  /** Its file; left out where it lies in the storage already, or where there is none. */
  file?: () => Readable;
  /** Under which its file lies. */
  key?: string | null;
  /** What its owner called it. */
  named?: string | null;
  /** What to say of pages that are not in it. */
  notice?: string | null;
  /** The scan that it was read from, or that of those of its pages which are pictures. */
  scan?: FileScan | { id: string } | null;
}

/** From text that was read to a document: the one way for uploads and for scans. */
export interface Keeping {
  keep(sender: Sender, kept: Kept): Promise<repo.DocumentRow>;
  /** The same document with other text: what was made of the old text is made anew. */
  rewrite(row: repo.DocumentRow, text: Pick<Kept, 'blocks' | 'words' | 'notice'>): Promise<void>;
  /** Bytes of all that an account keeps. */
  sumSizes(ownerId: string): Promise<number>;
}

const longestTitle = 300;
const shortWords = 100;

/** What is too short to be summed up is its own summary; in other languages none can be made. */
function summaryOf({ summary, language, wordCount }: TaughtAnalysis, blocks: Blocks): string {
  if (language.english && wordCount <= shortWords) return plainText(blocks).replace(/\s+/g, ' ');
  return summary.map(({ text }) => text).join(' ');
}

export function createKeeping(deps: Omit<DocumentsDeps, 'reading'>): Keeping {
  const { db, clock, queue, secrets, storage, teacher, learning } = deps;
  const files = createDocumentFiles(storage);

  /** All that is found out about a text. */
  async function study(
    { ownerId, address }: Sender,
    { id, blocks, filename, stated, named, notice }: Study,
  ): Promise<{ found: Found; sections: SourceSection[] }> {
    const context = { accountId: ownerId, address };
    const analysis = await teacher.analyse(
      { id, title: filename, ...(stated && { statedTitle: stated }), blocks },
      context,
    );
    const title = storable(named || analysis.title).slice(0, longestTitle);
    const { language, readingMinutes, keyTerms, limited } = analysis;
    const found = {
      title,
      reading_minutes: readingMinutes,
      language: language.code,
      is_english: language.english,
      summary: storable(summaryOf(analysis, blocks)),
      notice: [limited?.reason, notice].filter(Boolean).join(' ') || null,
      meaning: isReadFor(teacher, { is_english: language.english }) ? ('wanted' as const) : null,
      key_terms: toJsonb(
        keyTerms.map(({ term, definition, sectionId }) => ({ term, definition, section_id: sectionId })),
      ),
    };
    return { found, sections: await teacher.cut({ id, title, blocks }, context) };
  }

  async function store(key: string, file: Readable | null, { blocks, sections }: Texts, isNew = true): Promise<void> {
    // Should the server die between the files and the row, nobody's files do not stay.
    await queue.enqueue(dropDocument, { key }, { startAfter: new Date(clock.now().getTime() + intakeMs) });
    try {
      if (file) await storage.put(fileOf(key), file);
      await files.save('blocks', key, blocks);
      await files.save('sections', key, sections);
    } catch (error) {
      if (isNew) await files.delete(key);
      throw isDiskFull(error) ? storageFull() : error;
    }
  }

  function save(row: Parameters<typeof repo.insert>[1], scan: Kept['scan']): Promise<repo.DocumentRow | undefined> {
    return db.queries.transaction().execute(async (trx) => {
      const saved = await repo.insert(trx, row);
      if (!saved) return undefined;
      const happening = { kind: 'document_uploaded', key: row.id, details: { title: row.title } } as const;
      await learning.record(trx, row.owner_id, happening);
      if (saved.meaning === 'wanted') await queue.enqueue(readDocuments, {}, { within: trx });
      if (scan && 'pages' in scan) {
        await scans.insert(trx, scan.row);
        await scans.insertPages(trx, scan.pages);
        const waiting = scan.pages.filter(({ state }) => state === 'waiting');
        for (const _ of waiting) await queue.enqueue(readPage, { turn: newId() }, { within: trx });
      } else if (scan) await scans.update(trx, { owner_id: row.owner_id, id: scan.id }, { file_key: null });
      return saved;
    });
  }

  return {
    async keep(sender, kept) {
      const { ownerId } = sender;
      const { sha256, filename, size, type, pages, words, blocks, scan } = kept;
      // The same bytes have the same id, also after they were deleted: a token once taken for them still counts.
      const id = secrets.mac('document', `${ownerId} ${sha256}`).slice(0, 22);
      const { title: stated, named, notice } = kept;
      const { found, sections } = await study(sender, { id, blocks, filename, stated, named, notice });
      const key = kept.key ?? newId();
      await store(key, kept.file?.() ?? null, { blocks, sections }, !kept.key);
      const row = { id, owner_id: ownerId, file_key: key, sha256, filename, size, type, pages, words };
      const scanId = scan ? ('row' in scan ? scan.row.id : scan.id) : null;
      const saved = await save({ ...row, ...found, scan_id: scanId, created_at: clock.now() }, scan);
      if (saved) return saved;
      // Another server was faster with the same file.
      if (!kept.key) await files.delete(key);
      const first = await repo.findByContent(db.queries, ownerId, sha256);
      if (!first) throw new AppError('busy', { retryAfter: 1 });
      return first;
    },

    async rewrite(row, { blocks, words, notice }) {
      const { id, owner_id: ownerId, filename, title, file_key } = row;
      const { found, sections } = await study({ ownerId, address: '' }, { id, blocks, filename, named: title, notice });
      // Under a key of its own: whoever reads the old text meanwhile spoils nothing.
      const key = newId();
      const file = await storage.find(fileOf(file_key));
      await store(key, file?.stream ?? null, { blocks, sections });
      const change = { ...found, words, file_key: key, prompts: null, meaning_at: null };
      const old = await db.queries.transaction().execute(async (trx) => {
        const saved = await repo.rewrite(trx, row, change);
        if (saved?.meaning === 'wanted') await queue.enqueue(readDocuments, {}, { within: trx });
        return saved ? file_key : key;
      });
      await queue.enqueue(dropDocument, { key: old });
    },

    sumSizes: async (ownerId) =>
      (await repo.sumSizes(db.queries, ownerId)) + (await scans.sumBytes(db.queries, ownerId)),
  };
}

interface Texts {
  blocks: Blocks;
  sections: SourceSection[];
}

interface Study {
  id: string;
  blocks: Blocks;
  filename: string;
  stated?: string | null;
  named?: string | null | undefined;
  notice?: string | null | undefined;
}

type Found = Omit<
  Parameters<typeof repo.insert>[1],
  | 'id'
  | 'owner_id'
  | 'file_key'
  | 'sha256'
  | 'filename'
  | 'size'
  | 'type'
  | 'pages'
  | 'words'
  | 'scan_id'
  | 'created_at'
  | 'prompts'
  | 'meaning_at'
>;

import type { Document, DocumentSection, WholeDocument } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../ports/db/port.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import type { LessonIndex, PaperSource, SourceDocument, TeachingContext } from '../../ports/teacher/port.ts';
import { type Conversations, createConversations } from './conversations.ts';
import { toDocument, toSection } from './document-shape.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentFiles, fileOf } from './documents.files.ts';
import { dropDocument } from './documents.jobs.ts';
import * as repo from './documents.repo.ts';
import { createKeeping } from './keeping.ts';
import { createScanRooms, type ScanRooms } from './scans/scans.rooms.ts';
import { plainText } from './section-text.ts';
import { createSpooling } from './spooling.ts';
import { createUploads, type Uploads } from './uploads.ts';

export { safeFileName } from './file-name.rules.ts';

export interface DocumentsService {
  list(ownerId: string, page: { limit: number; before?: string | undefined }): Promise<DocumentPage>;
  get(ownerId: string, id: string, options: { brief: boolean }): Promise<WholeDocument>;
  section(ownerId: string, id: string, sectionId: string): Promise<DocumentSection>;
  download(ownerId: string, id: string): Promise<{ filename: string; file: Download }>;
  remove(ownerId: string, id: string): Promise<void>;
  /** Sees to the files of somebody whose account is being deleted, in that transaction. */
  forget(trx: Queries, ownerId: string): Promise<void>;

  /** What the teacher reads; throws `document_not_found`. */
  getSource(ownerId: string, documentId: string): Promise<SourceDocument>;
  /** The same with its index and its meaning, as far as it was read; what is not is seen to. */
  getRead(ownerId: string, documentId: string, context: TeachingContext): Promise<ReadDocument>;
  /** The same for past papers: line by line where it was read from pictures. */
  getPaperSource(ownerId: string, documentId: string): Promise<PaperSource>;
  /** Those of the documents that are the owner's, in no order. */
  describe(ownerId: string, ids: string[]): Promise<Document[]>;

  uploads: Uploads;
  conversations: Conversations;
  rooms: ScanRooms;
}

export interface ReadDocument {
  document: SourceDocument;
  index: LessonIndex;
  /** `reading`: later; nothing where it never will be. */
  meaning: Int8Array | 'reading' | undefined;
}

/** Of a file that is made while it is sent nobody knows the size. */
type Download = Pick<StoredFile, 'stream'> & Partial<StoredFile>;

interface DocumentPage {
  documents: Document[];
  more: boolean;
}

export function createDocuments(deps: DocumentsDeps): DocumentsService {
  const { db, queue, storage, tokens, renderApart, reading } = deps;
  const files = createDocumentFiles(storage);
  const keeping = createKeeping(deps);
  const spooling = createSpooling(deps);
  const rooms = createScanRooms(deps, { keeping, spooling });
  const { scans, scanned, filesOfPictures } = rooms;
  const renderFor = (ownerId: string) => (markdown: string) => renderApart(markdown, ownerId);

  async function get(ownerId: string, id: string): Promise<repo.DocumentRow> {
    const row = await repo.find(db.queries, ownerId, id);
    if (!row) throw new AppError('document_not_found');
    return row;
  }

  /** A row whose files are gone is as good as none. */
  async function partOf<Part extends 'blocks' | 'sections'>(part: Part, { file_key }: repo.DocumentRow) {
    const found = await files.find(part, file_key);
    if (!found) throw new AppError('document_not_found');
    return found;
  }

  async function toDocuments(ownerId: string, rows: repo.DocumentRow[]): Promise<Document[]> {
    const ids = rows.map(({ id }) => id);
    const unlocked = await tokens.listUnlocked(ownerId, ids);
    return rows.map((row) => toDocument(row, unlocked.has(row.id)));
  }

  return {
    async list(ownerId, { limit, before }) {
      const after = before === undefined ? undefined : await get(ownerId, before);
      const rows = await repo.list(db.queries, ownerId, { limit: limit + 1, after });
      return { documents: await toDocuments(ownerId, rows.slice(0, limit)), more: rows.length > limit };
    },

    async get(ownerId, id, { brief }) {
      const row = await get(ownerId, id);
      const sections = await partOf('sections', row);
      const unlocked = await tokens.listUnlocked(ownerId, [id]);
      return {
        ...toDocument(row, unlocked.has(id)),
        content: brief ? '' : plainText(await partOf('blocks', row)),
        sections: await Promise.all(
          sections.map((section) => toSection(section, brief ? undefined : renderFor(ownerId))),
        ),
        key_terms: row.key_terms,
      };
    },

    async section(ownerId, id, sectionId) {
      const sections = await partOf('sections', await get(ownerId, id));
      const section = sections.find((candidate) => candidate.id === sectionId);
      if (!section) throw new AppError('not_found');
      return toSection(section, renderFor(ownerId));
    },

    async download(ownerId, id) {
      const row = await get(ownerId, id);
      const pictures = await scanned.toFile(row);
      if (pictures) return { filename: row.filename, file: { stream: pictures } };
      const file = await storage.find(fileOf(row.file_key));
      if (!file) throw new AppError('document_not_found');
      return { filename: row.filename, file };
    },

    remove: (ownerId, id) =>
      db.queries.transaction().execute(async (trx) => {
        const gone = await repo.remove(trx, ownerId, id);
        if (!gone) throw new AppError('document_not_found');
        await queue.enqueue(dropDocument, { key: gone.file_key }, { within: trx });
        if (gone.scan_id) await scans.drop(trx, { owner_id: ownerId, id: gone.scan_id, file_key: null });
      }),

    async forget(trx, ownerId) {
      const rows = await repo.list(trx, ownerId);
      for (const { file_key } of rows) await queue.enqueue(dropDocument, { key: file_key }, { within: trx });
      await scans.forget(trx, ownerId);
    },

    async getSource(ownerId, documentId) {
      const row = await get(ownerId, documentId);
      return { id: row.id, title: row.title, blocks: await partOf('blocks', row) };
    },

    async getRead(ownerId, documentId, context) {
      const row = await get(ownerId, documentId);
      const index = await reading.indexOf(row, context);
      const document = { id: row.id, title: row.title, blocks: await partOf('blocks', row) };
      return { document, index, meaning: await reading.meaningOf(row, index) };
    },

    async getPaperSource(ownerId, documentId) {
      const row = await get(ownerId, documentId);
      const lines = await scanned.lines(row);
      return lines ? { name: row.title, lines } : { name: row.title, blocks: await partOf('blocks', row) };
    },

    describe: async (ownerId, ids) => toDocuments(ownerId, await repo.findMany(db.queries, ownerId, ids)),

    uploads: createUploads({ ...deps, keeping, spooling, filesOfPictures }),
    conversations: createConversations(deps),
    rooms,
  };
}

import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedDocument } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { newId } from '../../platform/ids.ts';
import { storable, toJsonb } from '../../platform/storable.ts';
import type { SpooledFile } from '../../platform/uploads.ts';
import type { ReadDocument } from '../../ports/reader/port.ts';
import type { SourceDocument, SourceSection, TaughtAnalysis } from '../../ports/teacher/port.ts';
import { toDocument } from './document-shape.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentFiles, fileOf } from './documents.files.ts';
import { dropDocument } from './documents.jobs.ts';
import * as repo from './documents.repo.ts';
import { safeFileName } from './file-name.rules.ts';
import { readDocuments } from './reading.jobs.ts';
import { isReadFor } from './reading.ts';
import { plainText } from './section-text.ts';

/** Who sends a file: an account, from an address. */
export interface Sender {
  ownerId: string;
  address: string;
}

export interface Uploads {
  /** Takes in a file that `spool` streams to the folder it is given; the same bytes are read once for each owner. */
  receive(sender: Sender, spool: (folder: string) => Promise<SpooledFile>): Promise<UploadedDocument>;
}

/** One person has no need of more; a script shall not fill the disk with half files. */
const atOnce = 4;
/** A campus shares one address: this stops machines, not halls. */
const addressLimit = { max: 5000, seconds: 60 * 60 };
/** Long enough for any file to be read and stored. */
const intakeMs = 60 * 60_000;
const longestTitle = 300;
const shortWords = 100;

/** What is too short to be summed up is its own summary; in other languages none can be made. */
function summaryOf({ summary, language, wordCount }: TaughtAnalysis, blocks: ReadDocument['blocks']): string {
  if (language.english && wordCount <= shortWords) return plainText(blocks).replace(/\s+/g, ' ');
  return summary.map(({ text }) => text).join(' ');
}

/** Left behind by a process that was killed in the middle of an upload. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 2 * intakeMs) await rm(path, { force: true });
  }
}

export function createUploads(deps: DocumentsDeps): Uploads {
  const { db, clock, limiter, queue, secrets, storage, spoolFolder, reader, teacher, tokens, learning, quotaBytes } =
    deps;
  const files = createDocumentFiles(storage);
  const sending = new Map<string, number>();
  const underWay = new Map<string, Promise<repo.DocumentRow>>();
  let swept: Promise<void> | undefined;

  async function store(
    key: string,
    path: string,
    blocks: SourceDocument['blocks'],
    sections: SourceSection[],
  ): Promise<void> {
    // Should the server die between the files and the row, nobody's files do not stay.
    await queue.enqueue(dropDocument, { key }, { startAfter: new Date(clock.now().getTime() + intakeMs) });
    try {
      await storage.put(fileOf(key), createReadStream(path));
      await files.save('blocks', key, blocks);
      await files.save('sections', key, sections);
    } catch (error) {
      await files.delete(key);
      throw isDiskFull(error) ? new AppError('storage_full') : error;
    }
  }

  function save(row: Parameters<typeof repo.insert>[1]): Promise<repo.DocumentRow | undefined> {
    return db.queries.transaction().execute(async (trx) => {
      const saved = await repo.insert(trx, row);
      const happening = { kind: 'document_uploaded', key: row.id, details: { title: row.title } } as const;
      if (saved) await learning.record(trx, row.owner_id, happening);
      if (saved?.meaning === 'wanted') await queue.enqueue(readDocuments, {}, { within: trx });
      return saved;
    });
  }

  async function intake({ ownerId, address }: Sender, file: SpooledFile): Promise<repo.DocumentRow> {
    if ((await repo.sumSizes(db.queries, ownerId)) + file.size > quotaBytes) {
      throw new AppError('storage_quota_reached');
    }
    const filename = safeFileName(file.name);
    const read: ReadDocument = await reader.read(
      { path: file.path, name: filename },
      { who: ownerId, size: file.size },
    );
    // The same bytes have the same id, also after they were deleted: a token once taken for them still counts.
    const id = secrets.mac('document', `${ownerId} ${file.sha256}`).slice(0, 22);
    const context = { accountId: ownerId, address };
    const analysis = await teacher.analyse(
      { id, title: filename, ...(read.title && { statedTitle: read.title }), blocks: read.blocks },
      context,
    );
    const title = storable(analysis.title).slice(0, longestTitle);
    const sections = await teacher.cut({ id, title, blocks: read.blocks }, context);
    const key = newId();
    await store(key, file.path, read.blocks, sections);
    const saved = await save({
      id,
      owner_id: ownerId,
      file_key: key,
      sha256: file.sha256,
      filename,
      size: file.size,
      type: read.type,
      title,
      pages: read.pages,
      words: read.words,
      reading_minutes: analysis.readingMinutes,
      language: analysis.language.code,
      is_english: analysis.language.english,
      summary: storable(summaryOf(analysis, read.blocks)),
      notice: analysis.limited?.reason ?? null,
      meaning: isReadFor(teacher, { is_english: analysis.language.english }) ? 'wanted' : null,
      key_terms: toJsonb(
        analysis.keyTerms.map(({ term, definition, sectionId }) => ({ term, definition, section_id: sectionId })),
      ),
      created_at: clock.now(),
    });
    if (saved) return saved;
    // Another server was faster with the same file.
    await files.delete(key);
    const first = await repo.findByContent(db.queries, ownerId, file.sha256);
    if (!first) throw new AppError('busy', { retryAfter: 1 });
    return first;
  }

  async function take(sender: Sender, file: SpooledFile): Promise<UploadedDocument> {
    const { ownerId } = sender;
    const content = `${ownerId} ${file.sha256}`;
    const before = (await repo.findByContent(db.queries, ownerId, file.sha256)) ?? (await underWay.get(content));
    const row = before ?? (await begin(content, intake(sender, file)));
    const unlocked = await tokens.listUnlocked(ownerId, [row.id]);
    return { ...toDocument(row, unlocked.has(row.id)), already_uploaded: before !== undefined };
  }

  function begin(content: string, work: Promise<repo.DocumentRow>): Promise<repo.DocumentRow> {
    const done = work.finally(() => underWay.delete(content));
    underWay.set(content, done);
    return done;
  }

  return {
    async receive(sender, spool) {
      const { ownerId } = sender;
      const others = sending.get(ownerId) ?? 0;
      if (others >= atOnce) throw new AppError('too_many_requests', { retryAfter: 10 });
      sending.set(ownerId, others + 1);
      swept ??= sweep(spoolFolder);
      try {
        await swept;
        await limiter.count(`uploads from ${sender.address}`, addressLimit);
        const file = await spool(spoolFolder);
        return await take(sender, file).finally(file.remove);
      } finally {
        const left = (sending.get(ownerId) ?? 1) - 1;
        if (left > 0) sending.set(ownerId, left);
        else sending.delete(ownerId);
      }
    },
  };
}

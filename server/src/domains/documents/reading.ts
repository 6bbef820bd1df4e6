import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { isWholeMeaning, type LessonIndex, type Teacher, type TeachingContext } from '../../ports/teacher/port.ts';
import { createDocumentFiles } from './documents.files.ts';
import * as repo from './documents.repo.ts';
import { readDocuments } from './reading.jobs.ts';

/** Reading documents for the finder: their index, and the meaning of every sentence and paragraph. */
export interface Reading {
  /** Made once and kept: it costs as much as reading the document. */
  indexOf(row: repo.DocumentRow, context: TeachingContext): Promise<LessonIndex>;
  /** The meaning, where it was read; `reading` while it is not, which is then seen to; nothing where it never will be. */
  meaningOf(row: repo.DocumentRow, index: LessonIndex): Promise<Int8Array | 'reading' | undefined>;
  /** Reads on in one document, for a turn; the next one has its turn after that. */
  readOn(signal: AbortSignal): Promise<void>;
}

interface ReadingDeps {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
  storage: Storage;
  teacher: Teacher;
}

/** So long is one turn: whoever uploads a book holds up nobody who uploads a handout. */
const turnMs = 20_000;
/** Whoever was to read it has given up. */
const forgottenMs = 10 * 60_000;

/** Whether a document is one whose meaning is read: the model behind it knows English. */
export const isReadFor = ({ capabilities }: Teacher, { is_english }: Pick<repo.DocumentRow, 'is_english'>) =>
  capabilities.readsMeaning && is_english;

export function createReading({ db, clock, log, queue, storage, teacher }: ReadingDeps): Reading {
  const files = createDocumentFiles(storage);

  async function indexOf(row: repo.DocumentRow, context: TeachingContext): Promise<LessonIndex> {
    const kept = await files.find('index', row.file_key);
    if (kept) return kept;
    const blocks = await files.find('blocks', row.file_key);
    if (!blocks) throw new AppError('document_not_found');
    const index = await teacher.indexLesson([{ id: row.id, title: row.title, blocks }], undefined, context);
    await files.save('index', row.file_key, index);
    return index;
  }

  async function want({ id, meaning, meaning_at }: repo.DocumentRow): Promise<void> {
    const now = clock.now();
    const isUnderWay = meaning === 'wanted' && meaning_at && now.getTime() - meaning_at.getTime() < forgottenMs;
    if (isUnderWay) return;
    await db.queries.transaction().execute(async (trx) => {
      if (await repo.wantMeaning(trx, id, now)) await queue.enqueue(readDocuments, {}, { within: trx });
    });
  }

  /** Goes on from what is kept; true once all of it is. */
  async function read(row: repo.DocumentRow, signal: AbortSignal): Promise<boolean> {
    const context = { accountId: row.owner_id, address: '', signal };
    const index = await indexOf(row, context);
    const end = clock.now().getTime() + turnMs;
    let meaning: Int8Array = (await files.findMeaning(row.file_key)) ?? new Int8Array();
    let isDone = isWholeMeaning(meaning, index);
    while (!isDone && clock.now().getTime() < end) {
      const read = await teacher.readMeaning(index, meaning, context);
      if (!read) return true;
      meaning = read.meaning;
      isDone = read.isWhole;
    }
    await files.saveMeaning(row.file_key, meaning);
    // Deleted while it was read.
    if (!(await repo.isKeyInUse(db.queries, row.file_key))) await files.delete(row.file_key);
    return isDone;
  }

  return {
    indexOf,

    async meaningOf(row, index) {
      if (!isReadFor(teacher, row) || row.meaning === 'failed') return undefined;
      const kept = row.meaning === 'ready' ? await files.findMeaning(row.file_key) : null;
      if (kept && isWholeMeaning(kept, index)) return kept;
      await want(row);
      return 'reading';
    },

    async readOn(signal) {
      const row = await repo.takeWanted(db.queries, clock.now());
      if (!row) return;
      try {
        if (await read(row, signal)) await repo.settleMeaning(db.queries, row.id, 'ready');
        else await queue.enqueue(readDocuments, {});
      } catch (error) {
        // What is too hard for the teacher stays so; questions about it are answered by their words.
        if (!(error instanceof AppError)) throw error;
        log.warn({ err: error }, 'reading a document');
        await repo.settleMeaning(db.queries, row.id, 'failed');
      }
    },
  };
}

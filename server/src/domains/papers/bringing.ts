import { createReadStream } from 'node:fs';
import type { Body, Paper } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import { isDiskFull, storageFull } from '../../platform/disk-full.ts';
import { newId } from '../../platform/ids.ts';
import { type Making, unkeyed } from '../../platform/once.ts';
import { toJsonb } from '../../platform/storable.ts';
import type { SpooledFile } from '../../platform/uploads.ts';
import type { PaperSource } from '../../ports/teacher/port.ts';
import { safeFileName } from '../documents/documents.service.ts';
import { lockPerson } from '../identity/users/users.service.ts';
import { courseName, courseOf } from './paper-courses.ts';
import { toPaper } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import { paperFile } from './papers.files.ts';
import { dropPaperFile } from './papers.jobs.ts';
import * as repo from './papers.repo.ts';
import { toItems } from './to-items.ts';
import { createTopics, sameAs } from './topics.ts';

/** Who brings a paper: an account, from an address. */
export interface Bringer {
  ownerId: string;
  address: string;
}

export interface Bringing {
  /** Takes in a file that `spool` streams to the folder it is given. */
  file(bringer: Bringer, course: string | undefined, spool: (folder: string) => Promise<SpooledFile>): Promise<Paper>;
  text(bringer: Bringer, brought: Body<'papers', 'bringText'>, making: Making): Promise<Paper>;
}

/** Long enough for any file to be read and stored. */
const intakeMs = 60 * 60_000;

interface Origin {
  filename: string | null;
  file_key: string | null;
  document_id?: string;
  size: number;
}

export function createBringing(deps: PapersDeps): Bringing {
  const { db, clock, queue, storage, reader, teacher, catalogue, documents, entitlements, spoolFolder } = deps;
  const { judging, quotaBytes } = deps;
  const topics = createTopics(deps);

  /** Before anything is read: who has no room left need not wait for it. */
  async function assertRoom(ownerId: string): Promise<number> {
    const { maxPapers } = await entitlements.of(ownerId);
    if ((await repo.count(db.queries, ownerId)) >= maxPapers) throw new AppError('papers_limit_reached');
    return maxPapers;
  }

  async function read({ ownerId, address }: Bringer, source: PaperSource, named: string | undefined) {
    const [paper] = await teacher.readPapers([source], catalogue.all(), { accountId: ownerId, address });
    if (!paper || paper.questions.length === 0)
      throw new AppError(paper && paper.key.length > 0 ? 'paper_only_answers' : 'paper_without_questions');
    const course = courseName(catalogue, named || paper.course || '');
    const items = toItems(paper, { newId, sameAs });
    if (items === 'too_many') throw new AppError('file_too_long');
    return { paper, course, items: await topics.choose({ ownerId, address }, course, items) };
  }

  async function save(
    { ownerId }: Bringer,
    found: Awaited<ReturnType<typeof read>>,
    origin: Origin,
    making = unkeyed,
  ): Promise<Paper> {
    const { paper, course, items } = found;
    const { maxPapers } = await entitlements.of(ownerId);
    return judging.inTransaction(db.queries, ownerId, (trx, judge) =>
      making.within(trx, async () => {
        // One at a time for each account: two tabs together bring no more than the plan allows.
        await lockPerson(trx, ownerId);
        if ((await repo.count(trx, ownerId)) >= maxPapers) throw new AppError('papers_limit_reached');
        const row = await repo.insert(trx, {
          id: newId(),
          owner_id: ownerId,
          course,
          kind: paper.kind ?? 'examination',
          year: paper.year,
          semester: paper.semester,
          minutes: paper.minutes,
          ...origin,
          items: toJsonb(items),
          created_at: clock.now(),
        });
        return toPaper(row, { course: courseOf(catalogue, course), missed: [] }, { printed: true }, judge);
      }),
    );
  }

  async function store(key: string, path: string): Promise<void> {
    // Should the server die between the file and the row, nobody's file does not stay.
    await queue.enqueue(dropPaperFile, { key }, { startAfter: new Date(clock.now().getTime() + intakeMs) });
    try {
      await storage.put(paperFile(key), createReadStream(path));
    } catch (error) {
      await storage.delete(paperFile(key));
      throw isDiskFull(error) ? storageFull() : error;
    }
  }

  async function take(bringer: Bringer, course: string | undefined, file: SpooledFile): Promise<Paper> {
    const { ownerId } = bringer;
    if ((await repo.sumSizes(db.queries, ownerId)) + file.size > quotaBytes)
      throw new AppError('storage_quota_reached');
    const filename = safeFileName(file.name);
    const { lines = [] } = await reader
      .read({ path: file.path, name: filename }, { who: ownerId, size: file.size, wantsLines: true })
      // Pictures are checked by their owner first; then the document that they become can be brought.
      .catch((error) => documents.rooms.filesOfPictures.takeInstead(ownerId, file, error));
    const found = await read(bringer, { name: filename, lines }, course);
    const key = newId();
    await store(key, file.path);
    return save(bringer, found, { filename, file_key: key, size: file.size });
  }

  async function sourceOf(ownerId: string, text: string, documentId: string | undefined): Promise<PaperSource> {
    if (!documentId) return { name: '', text };
    return documents.getPaperSource(ownerId, documentId);
  }

  return {
    async file(bringer, course, spool) {
      await assertRoom(bringer.ownerId);
      const file = await spool(spoolFolder);
      return take(bringer, course, file).finally(file.remove);
    },

    async text(bringer, { text = '', document_id, course }, making) {
      await assertRoom(bringer.ownerId);
      const found = await read(bringer, await sourceOf(bringer.ownerId, text, document_id), course);
      const origin = { filename: null, file_key: null, size: text.length };
      return save(bringer, found, document_id ? { ...origin, document_id } : origin, making);
    },
  };
}

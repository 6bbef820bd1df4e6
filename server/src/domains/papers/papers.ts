import type { Judge } from '@akada/answers';
import type { Body, Paper, PaperChange, PaperChanged, PaperList } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/ids.ts';
import { toJsonb } from '../../platform/storable.ts';
import type { Queries } from '../../ports/db/port.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import type { Bringer } from './bringing.ts';
import { courseName, courseOf } from './paper-courses.ts';
import { toPaper, toSummary } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import { paperFile } from './papers.files.ts';
import { dropPaperFile } from './papers.jobs.ts';
import * as repo from './papers.repo.ts';
import { numberOf, type Splice, spliced, spliceFor, type UndoStep, withStep } from './sheet.rules.ts';
import { createTopics, sameAs } from './topics.ts';
import { withTyped } from './typed-key.rules.ts';

export interface Papers {
  list(ownerId: string): Promise<PaperList>;
  get(ownerId: string, id: string, options: { printed: boolean }): Promise<Paper>;
  update(owner: Bringer, id: string, facts: Body<'papers', 'update'>): Promise<Paper>;
  change(ownerId: string, id: string, change: PaperChange): Promise<PaperChanged>;
  undo(ownerId: string, id: string): Promise<PaperChanged>;
  download(ownerId: string, id: string): Promise<{ filename: string; file: StoredFile }>;
  remove(ownerId: string, id: string): Promise<void>;
  /** Sees to the files of somebody whose account is being deleted, in that transaction. */
  forget(trx: Queries, ownerId: string): Promise<void>;
}

/** The papers that somebody brought, and what was read of them. */
export function createPapers(deps: PapersDeps): Papers {
  const { db, queue, storage, catalogue, entitlements, judging } = deps;
  const topics = createTopics(deps);

  async function get(ownerId: string, id: string): Promise<repo.PaperRow> {
    const row = await repo.find(db.queries, ownerId, id);
    if (!row) throw new AppError('paper_not_found');
    return row;
  }

  async function locked(trx: Queries, ownerId: string, id: string): Promise<repo.PaperRow> {
    const row = await repo.lock(trx, ownerId, id);
    if (!row) throw new AppError('paper_not_found');
    return row;
  }

  async function shape(row: repo.PaperRow, options = { printed: true }): Promise<Paper> {
    const missed = await repo.listMissed(db.queries, row.owner_id);
    const around = { course: courseOf(catalogue, row.course), missed: missed.get(row.id) ?? [] };
    return judging.run(row.owner_id, (judge) => toPaper(row, around, options, judge));
  }

  /** Changes the sheet, and says what whoever shows the version before has to change. */
  async function save(
    trx: Queries,
    row: repo.PaperRow,
    splice: Splice,
    undo: readonly UndoStep[],
    judge: Judge,
  ): Promise<PaperChanged> {
    await repo.saveSheet(trx, row, { items: spliced(row.items, splice), undo });
    const items = splice.items.map((item) => withTyped(item, judge));
    return { version: row.version + 1, ...splice, items, undo: undo.at(-1)?.last ?? null };
  }

  return {
    async list(ownerId) {
      const rows = await repo.list(db.queries, ownerId);
      const missed = await repo.listMissed(db.queries, ownerId);
      const { maxPapers } = await entitlements.of(ownerId);
      const papers = rows.map((row) =>
        toSummary(row, { course: courseOf(catalogue, row.course), missed: missed.get(row.id) ?? [] }),
      );
      return { papers, max: maxPapers };
    },

    get: async (ownerId, id, options) => shape(await get(ownerId, id), options),

    async update({ ownerId, address }, id, { course, ...facts }) {
      const before = await get(ownerId, id);
      const named = course === undefined ? before.course : courseName(catalogue, course);
      const chosen = named === before.course ? null : await topics.choose({ ownerId, address }, named, before.items);
      await db.queries.transaction().execute(async (trx) => {
        const row = await locked(trx, ownerId, id);
        // Topics belong to what was read then; whoever mends at the same moment keeps what they mended.
        const items = chosen && row.version === before.version ? { items: toJsonb(chosen) } : {};
        await repo.saveFacts(trx, row, { ...facts, course: named, ...items });
      });
      return shape(await get(ownerId, id));
    },

    change: (ownerId, id, change) =>
      judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const row = await locked(trx, ownerId, id);
        const splice = spliceFor(row.items, change, { newId, sameAs });
        if (typeof splice === 'string') throw new AppError(splice);
        const last = { do: change.do, number: numberOf(row.items.find((item) => item.id === change.item_id)) };
        return save(trx, row, splice, withStep(row.undo, row.items, splice, last), judge);
      }),

    undo: (ownerId, id) =>
      judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const row = await locked(trx, ownerId, id);
        const step = row.undo.at(-1);
        if (!step) return { version: row.version, at: 0, removed: 0, items: [], undo: null };
        const { last: _, ...splice } = step;
        return save(trx, row, splice, row.undo.slice(0, -1), judge);
      }),

    async download(ownerId, id) {
      const { filename, file_key } = await get(ownerId, id);
      const file = file_key && (await storage.find(paperFile(file_key)));
      if (!file) throw new AppError('paper_not_found');
      return { filename: filename ?? '', file };
    },

    remove: (ownerId, id) =>
      db.queries.transaction().execute(async (trx) => {
        const gone = await repo.remove(trx, ownerId, id);
        if (!gone) throw new AppError('paper_not_found');
        if (gone.file_key) await queue.enqueue(dropPaperFile, { key: gone.file_key }, { within: trx });
      }),

    async forget(trx, ownerId) {
      for (const { file_key } of await repo.list(trx, ownerId)) {
        if (file_key) await queue.enqueue(dropPaperFile, { key: file_key }, { within: trx });
      }
    },
  };
}

import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../ports/db/port.ts';
import {
  type ReadSource,
  readLesson,
  type SourceDocument,
  type Teacher,
  type TeachingContext,
} from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import { listDays } from '../days/days.repo.ts';
import { findPath } from '../paths/paths.repo.ts';
import type { CoverageRecord } from './coverage.repo.ts';
import type { KeptCoverage } from './coverage.tables.ts';

/** What a comparison reads: documents of the learner, or the lessons of a sprint. */

export interface Described {
  sources: { id: string; title: string; pages: number | null }[];
  /** By the id under which passages name them. */
  titles: Map<string, { title: string; day: number | null }>;
  /** Changes when what is read changes. */
  version: string;
}

interface SourcesDeps {
  db: Database;
  teacher: Teacher;
  documents: Pick<DocumentsService, 'describe' | 'getRead'>;
}

type Compared = Pick<CoverageRecord, 'owner_id' | 'document_ids' | 'sprint_id'>;

export function createCoverageSources({ db, teacher, documents }: SourcesDeps) {
  async function daysOf(ownerId: string, sprintId: string) {
    const path = await findPath(db.queries, ownerId, sprintId);
    if (!path) throw new AppError('sprint_not_found');
    const days = await listDays(db.queries, ownerId, sprintId);
    return { path, days: days.filter(({ kind, state, lesson }) => kind === 'study' && state === 'ready' && lesson) };
  }

  return {
    async describe({ owner_id, document_ids, sprint_id }: Compared): Promise<Described> {
      if (sprint_id !== null) {
        const { path, days } = await daysOf(owner_id, sprint_id);
        return {
          sources: [{ id: sprint_id, title: path.title, pages: null }],
          titles: new Map(days.map(({ id, title, position }) => [id, { title, day: position }])),
          version: days.map(({ id, updated_at }) => `${id} ${updated_at.getTime()}`).join(),
        };
      }
      const found = new Map((await documents.describe(owner_id, document_ids)).map((one) => [one.document_id, one]));
      const own = document_ids.flatMap((id) => found.get(id) ?? []);
      return {
        sources: own.map(({ document_id, metadata, pages }) => ({ id: document_id, title: metadata.filename, pages })),
        titles: new Map(own.map(({ document_id, metadata }) => [document_id, { title: metadata.filename, day: null }])),
        version: own.map(({ document_id }) => document_id).join(),
      };
    },

    async read(
      { owner_id, document_ids, sprint_id }: Compared,
      context: TeachingContext,
    ): Promise<{ sources: ReadSource[]; meaning: KeptCoverage['meaning'] }> {
      if (sprint_id !== null) {
        const { days } = await daysOf(owner_id, sprint_id);
        if (days.length === 0) throw new AppError('lesson_not_ready');
        const lessons = days.map(({ id, title, lesson }) =>
          readLesson({ id, title, markdown: lesson ?? '', places: [] }),
        );
        const index = (document: SourceDocument) => teacher.indexLesson([document], undefined, context);
        const sources: ReadSource[] = [];
        for (const document of lessons) sources.push({ document, index: await index(document), meaning: null });
        return { sources, meaning: 'none' };
      }
      const own = await Promise.all(document_ids.map((id) => documents.getRead(owner_id, id, context)));
      const isReading = own.some(({ meaning }) => meaning === 'reading');
      const isRead = own.every(({ meaning }) => meaning instanceof Int8Array);
      return {
        sources: own.map(({ document, index, meaning }) => ({
          document,
          index,
          meaning: meaning instanceof Int8Array ? meaning : null,
        })),
        meaning: isReading ? 'reading' : isRead ? 'read' : 'none',
      };
    },
  };
}

export type CoverageSources = ReturnType<typeof createCoverageSources>;

import { createHash } from 'node:crypto';
import type { Body, Coverage, CoverageRow, CoverageSummary } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { CatalogueCourse, CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import type { Generation, GenerationMaker, Generations } from '../../teaching/generation/generation.service.ts';
import type { AddLessons } from '../paths/add-lessons.ts';
import { createCoverageMaker } from './coverage.maker.ts';
import * as repo from './coverage.repo.ts';
import { createCoverageSources, type Described } from './coverage.sources.ts';
import { isJudged, toRows } from './present.rules.ts';
import { wantedOf } from './wanted-of.ts';

interface CoverageDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  catalogue: CatalogueService;
  documents: Pick<DocumentsService, 'describe' | 'getRead'>;
  generations: Generations;
  addLessons: AddLessons;
}

/** Raised when the same notes would be judged otherwise: kept results are then made again. */
const judgedBy = 3;
const mostListed = 30;

const standards = ['CCMAS', 'BMAS'] as const;
const isUnderWay = (order: Generation | null) => order?.status === 'queued' || order?.status === 'running';
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** Notes against the curriculum. */
export function createCoverage(deps: CoverageDeps) {
  const { db, clock, catalogue, documents, generations, addLessons } = deps;
  const sources = createCoverageSources(deps);

  function recognise(typed: string): CatalogueCourse {
    for (const standard of standards) {
      const course = catalogue.resolve(standard, typed, null);
      if (course) return course;
    }
    throw new AppError('course_not_found');
  }

  const courseOf = ({ standard, course_code }: Pick<repo.CoverageRecord, 'standard' | 'course_code'>) =>
    catalogue.outline(standard, course_code);

  const wantedBy = ({ standard, code, topics }: Pick<CatalogueCourse, 'standard' | 'code' | 'topics'>) =>
    wantedOf(topics, catalogue.contentOf(standard, code), catalogue.lessonsOf(standard, code));

  const versionOf = (row: repo.CoverageRecord, { version }: Described) => {
    const { lessons, ...asked } = wantedBy(courseOf(row));
    return hashOf([judgedBy, version, asked, lessons?.version]);
  };

  async function get(ownerId: string, id: string): Promise<repo.CoverageRecord> {
    const row = await repo.find(db.queries, ownerId, id);
    if (!row) throw new AppError('coverage_not_found');
    return row;
  }

  /** The lesson of ours about a topic or a phrase. */
  function lessonFor({ standard, code }: Pick<CatalogueCourse, 'standard' | 'code'>, phrase: string) {
    const notes = catalogue.lessonsOf(standard, code);
    const taught = notes?.coverage?.phrases.find((one) => one.phrase === phrase);
    const name = taught && 'lesson' in taught ? taught.lesson : null;
    const lesson = notes?.lessons.find((one) => one.name === name || one.topics.includes(phrase));
    return notes && lesson ? { notes, lesson } : null;
  }

  const shownLesson = (course: Pick<CatalogueCourse, 'standard' | 'code'>, phrase: string): CoverageRow['lesson'] => {
    const found = lessonFor(course, phrase);
    if (!found) return null;
    const { name, title, minutes } = found.lesson;
    return { course: found.notes.code.toLowerCase().replace(' ', '-'), name, title, minutes };
  };

  /** Has it read where that was not done yet, or where something has changed since; what failed, only when asked for. */
  async function seeTo(row: repo.CoverageRecord, described: Described, address: string, isAsked: boolean) {
    const latest = await generations.findLatest(row.owner_id, 'coverage', row.id);
    if (isUnderWay(latest)) return latest;
    const isStale = row.result === null || row.version !== versionOf(row, described);
    const isCloser = row.result?.meaning === 'reading' && (await isWholeNow(row, address));
    if (!(isStale || isCloser) || (latest?.status === 'failed' && !isAsked)) return latest;
    const input = { id: row.id, version: versionOf(row, described) };
    const order = { kind: 'coverage' as const, ownerId: row.owner_id, address, input, about: row.id };
    const id = await db.queries.transaction().execute((trx) => generations.start(trx, order));
    return generations.find(row.owner_id, id);
  }

  async function isWholeNow({ owner_id, document_ids }: repo.CoverageRecord, address: string): Promise<boolean> {
    for (const id of document_ids) {
      const { meaning } = await documents.getRead(owner_id, id, { accountId: owner_id, address });
      if (meaning === 'reading') return false;
    }
    return true;
  }

  const toSummary = (row: repo.CoverageRecord, { sources: read }: Described): CoverageSummary => {
    const { standard, code, title, credit } = courseOf(row);
    return {
      id: row.id,
      course: { standard, code, title, credit },
      sources: read,
      sprint_id: row.sprint_id,
      updated_at: row.updated_at.toISOString(),
    };
  };

  async function show(row: repo.CoverageRecord, address: string, isAsked = false): Promise<Coverage> {
    const described = await sources.describe(row);
    const latest = described.sources.length > 0 ? await seeTo(row, described, address, isAsked) : null;
    // It may have been done in the meantime, by a worker that was quicker than this answer.
    const { result, corrections, university, own_part } = await get(row.owner_id, row.id);
    const course = courseOf(row);
    const { titles } = described;
    const lessonOf = (phrase: string) => shownLesson(course, phrase);
    return {
      ...toSummary(row, described),
      rows: result && toRows(result.rows, { titles, corrections, lessonFor: lessonOf }),
      official: catalogue.contentOf(course.standard, course.code).length > 0,
      meaning: result?.meaning ?? 'none',
      making:
        latest && isUnderWay(latest)
          ? {
              task_id: latest.id,
              percent: latest.percent,
              doing: latest.doing,
              created_at: latest.createdAt.toISOString(),
            }
          : null,
      failure: latest?.status === 'failed' ? (latest.errorText ?? 'We couldn’t read this. Please try again.') : null,
      university,
      own_part,
    };
  }

  const changed = async (row: repo.CoverageRecord | undefined, address: string) => {
    if (!row) throw new AppError('coverage_not_found');
    return show(row, address);
  };

  return {
    async open(
      ownerId: string,
      { course: typed, document_ids = [], sprint_id }: Body<'coverage', 'open'>,
      address: string,
    ) {
      const course = recognise(typed);
      if (wantedBy(course).topics.length + wantedBy(course).phrases.length === 0)
        throw new AppError('course_without_topics');
      const ids = [...new Set(document_ids)].sort();
      const compared = { owner_id: ownerId, document_ids: ids, sprint_id: sprint_id ?? null };
      const { sources: found } = await sources.describe(compared);
      if (sprint_id === undefined && found.length < ids.length) throw new AppError('document_not_found');
      const now = clock.now();
      const row = await repo.findOrInsert(db.queries, {
        ...compared,
        id: newId(),
        standard: course.standard,
        course_code: course.code,
        document_ids: JSON.stringify(ids),
        about: hashOf([course.standard, course.code, ids, sprint_id ?? null]),
        version: null,
        created_at: now,
        updated_at: now,
      });
      return show(row, address, true);
    },

    async list(ownerId: string): Promise<{ coverages: CoverageSummary[] }> {
      const rows = await repo.list(db.queries, ownerId, mostListed);
      const described = await Promise.all(rows.map(async (row) => toSummary(row, await sources.describe(row))));
      return { coverages: described.filter((one) => one.sources.length > 0) };
    },

    get: async (ownerId: string, id: string, address: string) => show(await get(ownerId, id), address),

    async correct(ownerId: string, id: string, correction: Body<'coverage', 'correct'>, address: string) {
      const row = await get(ownerId, id);
      if (!row.result || !isJudged(row.result.rows, correction.phrase)) throw new AppError('not_found');
      return changed(await repo.correct(db.queries, ownerId, id, correction), address);
    },

    async change(ownerId: string, id: string, { university, own_part }: Body<'coverage', 'change'>, address: string) {
      const changes = { ...(university !== undefined && { university }), ...(own_part !== undefined && { own_part }) };
      const row = await repo.change(db.queries, ownerId, id, { ...changes, updated_at: clock.now() });
      return changed(row, address);
    },

    async plan(ownerId: string, id: string, names: readonly string[], address: string) {
      const course = courseOf(await get(ownerId, id));
      const notes = catalogue.lessonsOf(course.standard, course.code);
      const lessons = (notes?.lessons ?? []).filter(({ name }) => names.includes(name));
      if (lessons.length === 0) throw new AppError('material_not_found');
      const { sprintId, title, firstDay, added } = await addLessons(ownerId, course, lessons, address);
      return { sprint_id: sprintId, title, first_day: firstDay, added };
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await repo.remove(db.queries, ownerId, id))) throw new AppError('coverage_not_found');
    },

    maker: createCoverageMaker({ ...deps, sources, wantedFor: (row) => wantedBy(courseOf(row)) }) as GenerationMaker,
  };
}

export type CoverageService = ReturnType<typeof createCoverage>;

import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { LessonPostponed, type Teacher, type TeachingContext } from '../../../ports/teacher/port.ts';
import type { GenerationMaker, MakingContext, SaveResult } from '../../teaching/generation/generation.service.ts';
import * as daysRepo from '../days/days.repo.ts';
import type { Lessons } from '../days/lessons.ts';
import { daysAhead, notNearNote } from '../days/near.rules.ts';
import type { Renewal } from '../days/renewable.ts';
import type { Sources } from '../days/sources.ts';
import { sectionsAbout } from '../planning/match-topics.rules.ts';
import { mergePlan } from '../planning/merge.rules.ts';
import type { PlannedDay, PlannedSprint } from '../planning/planned.rules.ts';
import type { Planner } from '../planning/planner.ts';
import { searchableSections } from '../planning/searchable.ts';
import { planColumns, textColumns } from './day-columns.ts';
import * as repo from './paths.repo.ts';

/** What a sprint's order asks for. */
export type SprintOrder =
  | { task: 'create'; pathId: string }
  | { task: 'attach'; pathId: string; documentId: string }
  | ({ task: 'rewrite'; pathId: string } & Renewal);

interface MakerDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  planner: Planner;
  lessons: Lessons;
  sources: Sources;
  /** Sees to it that the other days are written behind this one. */
  fillLater(trx: Queries, path: { id: string; ownerId: string; address: string }): Promise<void>;
}

const followed = (
  { ownerId, address, signal, onProgress }: MakingContext,
  from: number,
  to: number,
): TeachingContext => ({
  accountId: ownerId,
  address,
  signal,
  onProgress: (share, doing) => onProgress(from + share * (to - from), doing),
});

export function createSprintMaker(deps: MakerDeps): GenerationMaker {
  const { db, clock, teacher, planner, lessons, sources, fillLater } = deps;
  const canWrite = lessons.canWriteWithout;

  /** A day that is written when it is near says so; what is taken from the library is there at once. */
  const waitNote = (day: PlannedDay) =>
    canWrite && day.position > 1 + daysAhead && !lessons.isReadyMade(day) ? notNearNote : null;

  const getPath = (ownerId: string, id: string) => repo.getPath(db.queries, ownerId, id);

  /** Plans, and writes the first day, so that there is something to read at once. */
  async function create(pathId: string, context: MakingContext): Promise<SaveResult> {
    const path = await getPath(context.ownerId, pathId);
    return path.document_ids.length > 0
      ? planFromDocuments(path, path.document_ids, context)
      : planFromTopic(path, context);
  }

  async function planFromTopic(path: repo.PathRow, context: MakingContext): Promise<SaveResult> {
    const wishes = {
      topic: path.topic,
      course: path.course_code && path.standard ? { standard: path.standard, code: path.course_code } : null,
      maxWeeks: path.max_weeks,
      minutesPerDay: path.minutes_per_day,
    };
    return withFirstLesson(path, await planner.planTopic(wishes, followed(context, 0, 0.5)), context);
  }

  async function planFromDocuments(path: repo.PathRow, ids: string[], context: MakingContext): Promise<SaveResult> {
    context.onProgress(0.02, 'Opening the document');
    const documents = await Promise.all(ids.map((id) => sources.get(context.ownerId, id)));
    const limits = { maxWeeks: path.max_weeks, minutesPerDay: path.minutes_per_day };
    const plan = await planner.planDocuments(documents, limits, followed(context, 0.1, 0.6));
    return withFirstLesson({ ...path, document_ids: ids }, plan, context);
  }

  async function withFirstLesson(path: repo.PathRow, plan: PlannedSprint, context: MakingContext): Promise<SaveResult> {
    const first = plan.days.find(({ parts }) => canWrite || parts.length > 0);
    const of = { subject: plan.title, days: [], planned: plan.days };
    // A plan is worth having without its first lesson: the day says who did not answer, and is tried again when opened.
    const lesson = await (first && lessons.write(context.ownerId, first, of, followed(context, 0.6, 0.98)))?.catch(
      (error: unknown) => {
        if (error instanceof LessonPostponed) return { note: error.note };
        throw error;
      },
    );
    return async (trx) => {
      const now = clock.now();
      const kept = await repo.lockPath(trx, context.ownerId, path.id);
      // Cancelled or deleted while it was being made.
      if (kept?.status !== 'active') throw new AppError('sprint_not_found');
      await savePlan(trx, path, plan, now);
      if (first && lesson) {
        const day = await daysRepo.findDay(trx, context.ownerId, path.id, first.position);
        if (day?.state === 'planned')
          await daysRepo.updateDay(trx, context.ownerId, day.id, { ...lesson, updated_at: now });
      }
      await fillLater(trx, { id: path.id, ownerId: context.ownerId, address: context.address });
      return path.id;
    };
  }

  async function savePlan(trx: Queries, path: repo.PathRow, plan: PlannedSprint, now: Date): Promise<void> {
    const existing = await daysRepo.listDays(trx, path.owner_id, path.id);
    const { changed, added, removed } = mergePlan(
      existing.map((day) => ({
        id: day.id,
        position: day.position,
        edited: day.edited_by_owner,
        completed: day.completed_at !== null,
        hasVideos: day.videos.length > 0,
      })),
      plan.days,
    );
    await daysRepo.deleteDays(trx, path.owner_id, removed);
    for (const { id, plan: day, keepsText } of changed) {
      const text = keepsText ? {} : textColumns(day, canWrite, waitNote(day));
      await daysRepo.updateDay(trx, path.owner_id, id, { ...planColumns(day), ...text, updated_at: now });
    }
    await daysRepo.insertDays(
      trx,
      added.map((day) => ({
        id: newId(),
        path_id: path.id,
        owner_id: path.owner_id,
        position: day.position,
        ...planColumns(day),
        ...textColumns(day, canWrite, waitNote(day)),
        completed_at: null,
        updated_at: now,
      })),
    );
    await repo.updatePath(trx, path.owner_id, path.id, {
      // A title that the learner gave, or a recommendation carries, stays.
      ...(path.title === path.topic && { title: plan.title }),
      short_description: plan.shortDescription,
      planned_from: plan.plannedFrom,
      note: plan.note,
      topics_left_out: JSON.stringify(plan.leftOut),
      document_ids: JSON.stringify(path.document_ids),
      ...(plan.course && { course_code: plan.course.code, standard: plan.course.standard }),
      state: 'ready',
      updated_at: now,
    });
  }

  /** A document for the days that have nothing to read: a frame is planned anew from it, topics look for their places. */
  async function attach(pathId: string, documentId: string, context: MakingContext): Promise<SaveResult> {
    const path = await getPath(context.ownerId, pathId);
    const ids = [...new Set([...path.document_ids, documentId])];
    if (path.planned_from === 'skeleton' || path.planned_from === 'document' || path.planned_from === 'topic')
      return planFromDocuments(path, ids, context);
    context.onProgress(0.05, 'Reading the document');
    const source = await sources.get(context.ownerId, documentId);
    const index = await teacher.indexLesson([source], undefined, followed(context, 0.1, 0.6));
    const sections = searchableSections(index);
    const days = await daysRepo.listDays(db.queries, context.ownerId, pathId);
    const empty = days.filter((day) => day.kind === 'study' && day.parts.length === 0 && !day.edited_by_owner);
    const found = empty.flatMap((day) => {
      const about = sectionsAbout(day.topics, sections).map(({ documentId, sectionId }) => ({ documentId, sectionId }));
      return about.length > 0 ? [{ day, parts: about }] : [];
    });
    if (found.length === 0) throw new AppError('document_does_not_fit');
    return async (trx) => {
      const now = clock.now();
      if (!(await repo.lockPath(trx, context.ownerId, pathId))) throw new AppError('sprint_not_found');
      for (const { day, parts } of found) {
        const filled = { parts: JSON.stringify(parts), state: 'planned' as const, fill_tries: 0, updated_at: now };
        await daysRepo.updateDay(trx, context.ownerId, day.id, filled);
      }
      for (const review of days.filter(({ kind }) => kind === 'review')) {
        const own = found.filter(({ day }) => day.week === review.week).flatMap(({ parts }) => parts);
        if (own.length === 0 || review.edited_by_owner) continue;
        const parts = JSON.stringify([...review.parts, ...own]);
        const renewed = { parts, state: 'planned' as const, questions: null, fill_tries: 0, updated_at: now };
        await daysRepo.updateDay(trx, context.ownerId, review.id, renewed);
      }
      await repo.updatePath(trx, context.ownerId, pathId, { document_ids: JSON.stringify(ids), updated_at: now });
      await fillLater(trx, { id: pathId, ownerId: context.ownerId, address: context.address });
      return pathId;
    };
  }

  async function rewrite(
    pathId: string,
    { day: position, section }: Renewal,
    context: MakingContext,
  ): Promise<SaveResult> {
    const day = await daysRepo.findDay(db.queries, context.ownerId, pathId, position);
    if (!day) throw new AppError('day_not_found');
    const { title: subject } = await getPath(context.ownerId, pathId);
    const days = await daysRepo.listDays(db.queries, context.ownerId, pathId);
    const of = { subject, days };
    const whole = followed(context, 0, 0.98);
    const lesson =
      section === undefined
        ? await lessons.write(context.ownerId, day, of, whole)
        : await lessons.renewSection(day, section, of, whole);
    if (!lesson) throw new AppError(section === undefined ? 'lesson_without_source' : 'section_not_renewed');
    return async (trx) => {
      const changed = await daysRepo.updateDay(trx, context.ownerId, day.id, { ...lesson, updated_at: clock.now() });
      if (!changed) throw new AppError('day_not_found');
      if (changed.kind === 'study') await daysRepo.renewReview(trx, changed);
      await fillLater(trx, { id: pathId, ownerId: context.ownerId, address: context.address });
      return pathId;
    };
  }

  return {
    kind: 'sprint',
    make(input, context) {
      const order = input as SprintOrder;
      if (order.task === 'attach') return attach(order.pathId, order.documentId, context);
      if (order.task === 'rewrite') return rewrite(order.pathId, order, context);
      return create(order.pathId, context);
    },
    onFailed: (trx, { generationId, ownerId }) => repo.failCreation(trx, ownerId, generationId, clock.now()),
  };
}

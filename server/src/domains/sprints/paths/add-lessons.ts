import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { CourseLesson } from '../../../ports/courses/port.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { CatalogueCourse } from '../../library/catalogue/catalogue.service.ts';
import * as daysRepo from '../days/days.repo.ts';
import { toStudyDay } from '../planning/library-plan.ts';
import { inWeeks, type PlannedDay } from '../planning/planned.rules.ts';
import { planColumns, textColumns } from './day-columns.ts';
import * as repo from './paths.repo.ts';
import { enqueueFill } from './videos.jobs.ts';

export interface LessonsAdded {
  sprintId: string;
  title: string;
  /** The first day that was added; null where all were in the plan before. */
  firstDay: number | null;
  added: number;
}

/** Puts lessons of the library behind the days of the newest sprint of their course, or into a sprint of their own. */
export type AddLessons = (
  ownerId: string,
  course: Pick<CatalogueCourse, 'standard' | 'code' | 'title'>,
  lessons: readonly CourseLesson[],
  address: string,
) => Promise<LessonsAdded>;

interface AddLessonsDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  /** Makes a new sprint count, and refuses one beyond the plan. */
  counted<T>(ownerId: string, work: (trx: Queries) => Promise<T>): Promise<T>;
}

const weekTitle = 'Missing from your notes';

export function createAddLessons({ db, clock, queue, counted }: AddLessonsDeps): AddLessons {
  async function append(
    trx: Queries,
    path: Pick<repo.PathRow, 'id' | 'owner_id' | 'title'>,
    lessons: readonly CourseLesson[],
    address: string,
  ): Promise<LessonsAdded> {
    const now = clock.now();
    const days = await daysRepo.listDays(trx, path.owner_id, path.id);
    const planned = new Set(days.flatMap(({ parts }) => parts.map(({ documentId }) => documentId)));
    const fresh = lessons.filter(({ documentId }) => !planned.has(documentId));
    const last = days.reduce((most, { position }) => Math.max(most, position), 0);
    const lastWeek = days.reduce((most, { week }) => Math.max(most, week), 0);
    const added = inWeeks(fresh.map(toStudyDay)).map(
      (day): PlannedDay => ({
        ...day,
        position: last + day.position,
        week: lastWeek + day.week,
        weekTitle,
        title: day.kind === 'review' ? `Review of week ${lastWeek + day.week}` : day.title,
      }),
    );
    await daysRepo.insertDays(
      trx,
      added.map((day) => ({
        id: newId(),
        path_id: path.id,
        owner_id: path.owner_id,
        position: day.position,
        ...planColumns(day),
        ...textColumns(day, false, null),
        completed_at: null,
        updated_at: now,
      })),
    );
    if (added.length > 0) {
      await repo.updatePath(trx, path.owner_id, path.id, { updated_at: now });
      await enqueueFill(queue, trx, { pathId: path.id, ownerId: path.owner_id, address });
    }
    return {
      sprintId: path.id,
      title: path.title,
      firstDay: added[0]?.position ?? null,
      added: fresh.length,
    };
  }

  return async (ownerId, { standard, code, title }, lessons, address) => {
    const known = await repo.findOfCourse(db.queries, ownerId, { standard, code });
    if (known) {
      return db.queries.transaction().execute(async (trx) => {
        const locked = await repo.lockPath(trx, ownerId, known.id);
        if (locked?.state !== 'ready') throw new AppError('sprint_busy');
        return append(trx, locked, lessons, address);
      });
    }
    return counted(ownerId, async (trx) => {
      const now = clock.now();
      const path = await repo.insertPath(trx, {
        id: newId(),
        owner_id: ownerId,
        title: `${code}: what my notes leave out`,
        description: '',
        content_preview: '',
        topic: title,
        short_description: `Lessons on what your notes leave out of ${title}.`,
        course_code: code,
        standard,
        source: 'topic',
        status: 'active',
        state: 'ready',
        planned_from: 'course',
        position: 0,
        note: null,
        exam_date: null,
        generation_id: null,
        created_at: now,
        started_at: now,
        updated_at: now,
      });
      return append(trx, path, lessons, address);
    });
  };
}

import type { Insertable, Selectable, Updateable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { LearningPathsTable } from '../sprints.tables.ts';
import { type CourseKey, findSprintOf } from './of-course.rules.ts';

export type PathRow = Selectable<LearningPathsTable>;
export type NewPathRow = Insertable<LearningPathsTable>;
type PathChanges = Updateable<LearningPathsTable>;

export interface DaysDone {
  path_id: string;
  total: number;
  completed: number;
  ready: number;
  /** Those that have a lesson, or will have one. */
  written: number;
}

/** What the plan counts: started, not failed, and with a lesson; an outline alone is nobody's sprint yet. */
export async function countActive(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('learning_paths')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .where('state', '!=', 'failed')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('state', '!=', 'ready'),
        // By the owner's days, not by each path's: no plan of the database can then read everybody's.
        eb(
          'id',
          'in',
          selectFrom('sprint_days').select('path_id').where('owner_id', '=', ownerId).where('state', '!=', 'outline'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPath(db: Queries, row: NewPathRow): Promise<PathRow> {
  return db.insertInto('learning_paths').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findPath(db: Queries, ownerId: string, id: string): Promise<PathRow | undefined> {
  return db
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function getPath(db: Queries, ownerId: string, id: string): Promise<PathRow> {
  const path = await findPath(db, ownerId, id);
  if (!path) throw new AppError('sprint_not_found');
  return path;
}

/** The row stays locked until the transaction ends: what is being saved for it waits for the other. */
export async function lockPath(trx: Queries, ownerId: string, id: string): Promise<PathRow | undefined> {
  return trx
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function listActive(db: Queries, ownerId: string): Promise<PathRow[]> {
  return db
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The sprint that somebody has of a course, made or being made; the newest of several. */
export async function findOfCourse(db: Queries, ownerId: string, course: CourseKey): Promise<PathRow | undefined> {
  return findSprintOf(await listActive(db, ownerId), course);
}

export async function updatePath(
  db: Queries,
  ownerId: string,
  id: string,
  changes: PathChanges,
  onlyIn?: PathRow['state'],
): Promise<PathRow | undefined> {
  return db
    .updateTable('learning_paths')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(onlyIn !== undefined, (query) => query.where('state', '=', onlyIn as PathRow['state']))
    .returningAll()
    .executeTakeFirst();
}

/** The order that was to make a sprint has failed, and the sprint with it. */
export async function failCreation(trx: Queries, ownerId: string, generationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('learning_paths')
    .set({ state: 'failed', updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('generation_id', '=', generationId)
    .where('state', '=', 'creating')
    .execute();
}

export async function deletePath(
  db: Queries,
  ownerId: string,
  id: string,
  onlyIn?: PathRow['state'],
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('learning_paths')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(onlyIn !== undefined, (query) => query.where('state', '=', onlyIn as PathRow['state']))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

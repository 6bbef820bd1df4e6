import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { prepared, type Queries } from '../../../ports/db/port.ts';
import type { SprintDaysTable } from '../sprints.tables.ts';

/** A day without its index, which is large and rarely wanted. */
export type DayRow = Omit<Selectable<SprintDaysTable>, 'lesson_index'>;
export type NewDayRow = Insertable<SprintDaysTable>;
export type DayChanges = Updateable<SprintDaysTable>;

const columns = [
  'id',
  'path_id',
  'owner_id',
  'position',
  'week',
  'week_title',
  'kind',
  'title',
  'objective',
  'topics',
  'parts',
  'minutes',
  'state',
  'fill_tries',
  'lesson',
  'key_terms',
  'sources',
  'questions',
  'open_questions',
  'made_by',
  'note',
  'edited_by_owner',
  'videos',
  'completed_at',
  'updated_at',
] as const;

export async function listDays(db: Queries, ownerId: string, pathId: string): Promise<DayRow[]> {
  return db
    .selectFrom('sprint_days')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('path_id', '=', pathId)
    .orderBy('position')
    .execute();
}

/** How many days of a sprint have their lesson, and how many wait for it. */
export async function countStates(
  db: Queries,
  ownerId: string,
  pathId: string,
): Promise<{ ready: number; planned: number }> {
  const { ready, planned } = await db
    .selectFrom('sprint_days')
    .select([
      sql<string>`count(*) filter (where state = 'ready')`.as('ready'),
      sql<string>`count(*) filter (where state = 'planned')`.as('planned'),
    ])
    .where('owner_id', '=', ownerId)
    .where('path_id', '=', pathId)
    .executeTakeFirstOrThrow();
  return { ready: Number(ready), planned: Number(planned) };
}

export async function findDay(
  db: Queries,
  ownerId: string,
  pathId: string,
  position: number,
): Promise<DayRow | undefined> {
  return db
    .selectFrom('sprint_days')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('path_id', '=', pathId)
    .where('position', '=', position)
    .executeTakeFirst();
}

const written = prepared((db, { ownerId, pathId, position }: { ownerId: string; pathId: string; position: number }) =>
  db
    .selectFrom('sprint_days')
    .innerJoin('learning_paths', 'learning_paths.id', 'sprint_days.path_id')
    .select(({ ref }) => [
      'sprint_days.id',
      // Which transaction wrote the row, and where it lies: another one after whatever change.
      sql<string>`concat_ws(' ', ${ref('sprint_days.xmin' as 'sprint_days.id')}, ${ref('sprint_days.ctid' as 'sprint_days.id')}, ${ref('learning_paths.learning_style')})`.as(
        'version',
      ),
    ])
    .where('sprint_days.owner_id', '=', ownerId)
    .where('learning_paths.owner_id', '=', ownerId)
    .where('sprint_days.path_id', '=', pathId)
    .where('sprint_days.position', '=', position)
    .where('sprint_days.state', '=', 'ready')
    .where('sprint_days.questions', 'is not', null),
);

/** The version of a day that has everything it will have, with what else its lesson is shown by; without any text. */
export async function findWritten(db: Queries, ownerId: string, pathId: string, position: number) {
  const [row] = await written(db, { ownerId, pathId, position });
  return row;
}

export async function insertDays(db: Queries, rows: NewDayRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('sprint_days').values(rows).execute();
}

export async function updateDay(
  db: Queries,
  ownerId: string,
  id: string,
  changes: DayChanges,
  onlyIn?: DayRow['state'],
): Promise<DayRow | undefined> {
  return db
    .updateTable('sprint_days')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(onlyIn !== undefined, (query) => query.where('state', '=', onlyIn as DayRow['state']))
    .returning(columns)
    .executeTakeFirst();
}

/** What was made from a text is kept only if the text is still the same. */
export async function updateIfUnchanged(db: Queries, day: DayRow, changes: DayChanges): Promise<void> {
  await db
    .updateTable('sprint_days')
    .set(changes)
    .where('owner_id', '=', day.owner_id)
    .where('id', '=', day.id)
    .where('lesson', '=', day.lesson)
    .execute();
}

/** What was made from the texts of a week is kept only if none of them was changed after `readAt`. */
export async function updateReview(db: Queries, review: DayRow, changes: DayChanges, readAt: Date): Promise<void> {
  await db
    .updateTable('sprint_days')
    .set(changes)
    .where('owner_id', '=', review.owner_id)
    .where('id', '=', review.id)
    .where('lesson', '=', review.lesson)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sprint_days as taught')
            .select('taught.id')
            .where('taught.path_id', '=', review.path_id)
            .where('taught.week', '=', review.week)
            .where('taught.kind', '=', 'study')
            .where('taught.updated_at', '>', readAt),
        ),
      ),
    )
    .execute();
}

/** A text of the week has changed: the review's questions are asked anew. It stays completed, and keeps its id. */
export async function renewReview(
  db: Queries,
  { owner_id, path_id, week }: Pick<DayRow, 'owner_id' | 'path_id' | 'week'>,
): Promise<DayRow | undefined> {
  return db
    .updateTable('sprint_days')
    .set({ questions: null, fill_tries: 0 })
    .where('owner_id', '=', owner_id)
    .where('path_id', '=', path_id)
    .where('week', '=', week)
    .where('kind', '=', 'review')
    .where('state', '=', 'ready')
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteDays(db: Queries, ownerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('sprint_days').where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}

export async function findIndex(db: Queries, day: DayRow): Promise<Selectable<SprintDaysTable>['lesson_index']> {
  const row = await db
    .selectFrom('sprint_days')
    .select('lesson_index')
    .where('owner_id', '=', day.owner_id)
    .where('id', '=', day.id)
    .executeTakeFirst();
  return row?.lesson_index ?? null;
}

/** The indexes that are kept of a sprint's lessons, with what the days are called. */
export async function listIndexes(db: Queries, ownerId: string, pathId: string) {
  return db
    .selectFrom('sprint_days')
    .select(['id', 'week', 'position', 'title', 'lesson_index'])
    .where('owner_id', '=', ownerId)
    .where('path_id', '=', pathId)
    .where('kind', '=', 'study')
    .where('lesson_index', 'is not', null)
    .orderBy('position')
    .limit(90)
    .execute();
}

/** Completes a day once: the first time stays. A day without a lesson has nothing to complete. */
export async function completeDay(
  db: Queries,
  ownerId: string,
  pathId: string,
  position: number,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sprint_days')
    .set({ completed_at: at })
    .where('owner_id', '=', ownerId)
    .where('path_id', '=', pathId)
    .where('position', '=', position)
    .where('completed_at', 'is', null)
    .where('state', '!=', 'outline')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

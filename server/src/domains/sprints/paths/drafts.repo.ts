import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { LearningPathsTable } from '../sprints.tables.ts';

export type LearningPathRow = Selectable<LearningPathsTable>;
type NewDraft = Omit<Insertable<LearningPathsTable>, 'status' | 'source'>;

export async function listPaths(db: Queries, ownerId: string): Promise<LearningPathRow[]> {
  return db.selectFrom('learning_paths').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').execute();
}

/** The sprints that the catalogue recommended, in their order. */
export async function listRecommended(db: Queries, ownerId: string): Promise<LearningPathRow[]> {
  return db
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('source', '=', 'catalogue')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function deleteDrafts(db: Queries, ownerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('learning_paths')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where('id', 'in', ids)
    .execute();
}

/** Adds drafts; one that is there already keeps its id, and one that was started is left alone. */
export async function saveDrafts(db: Queries, drafts: NewDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await db
    .insertInto('learning_paths')
    .values(drafts.map((draft) => ({ ...draft, status: 'draft' as const, source: 'catalogue' })))
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'standard', 'course_code'])
        .where('source', '=', 'catalogue')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          content_preview: eb.ref('excluded.content_preview'),
          position: eb.ref('excluded.position'),
          learning_style: eb.ref('excluded.learning_style'),
        }))
        .where('learning_paths.status', '=', 'draft'),
    )
    .execute();
}

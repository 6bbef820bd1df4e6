import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { QuizPicturesTable } from './pictures.tables.ts';

export type PictureRow = Selectable<QuizPicturesTable>;

/** The picture, or the one of this owner that is the same to the last pixel. */
export async function insert(db: Queries, picture: Insertable<QuizPicturesTable>): Promise<PictureRow> {
  return db
    .insertInto('quiz_pictures')
    .values(picture)
    .onConflict((same) => same.columns(['owner_id', 'digest']).doUpdateSet({ brought_at: picture.brought_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const listOwn = (db: Queries, ownerId: string): Promise<PictureRow[]> =>
  db.selectFrom('quiz_pictures').selectAll().where('owner_id', '=', ownerId).orderBy('brought_at').execute();

export async function listSome(db: Queries, ownerId: string, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('quiz_pictures').selectAll().where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}

export async function sumBytes(db: Queries, ownerId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('quiz_pictures')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('sum'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function isThere(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('quiz_pictures').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** A picture goes with its quizzes when whoever runs the server takes them down. */
export async function isShown(db: Queries, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from quiz_pictures p where p.id = ${id} and (
      not exists (select from quiz_picture_uses u where u.picture_id = p.id)
      or exists (
        select from quiz_picture_uses u join quizzes q on q.id = u.quiz_id
        where u.picture_id = p.id and q.taken_down_at is null
      )
    )`.execute(db);
  return rows.length > 0;
}

export async function noteUses(trx: Queries, quizId: string, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  await trx
    .insertInto('quiz_picture_uses')
    .values(pictureIds.map((picture_id) => ({ quiz_id: quizId, picture_id })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Forgets pictures that no quiz has and nobody brought lately; gives their ids. */
export async function deleteUnused(db: Queries, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('quiz_pictures')
    .where('brought_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quiz_picture_uses')
            .select('quiz_id')
            .whereRef('quiz_picture_uses.picture_id', '=', 'quiz_pictures.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

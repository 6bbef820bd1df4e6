import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { BackupsTable } from './backups.tables.ts';

export type BackupNote = Insertable<BackupsTable>;

export async function insert(db: Queries, note: BackupNote): Promise<void> {
  await db
    .insertInto('backups')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetBefore(db: Queries, moment: Date): Promise<void> {
  await db.deleteFrom('backups').where('began_at', '<', moment).execute();
}

const newest = (db: Queries) => db.selectFrom('backups').selectAll().orderBy('began_at', 'desc').limit(1);

export const findLast = (db: Queries): Promise<Selectable<BackupsTable> | undefined> => newest(db).executeTakeFirst();

export const findLastGood = (db: Queries): Promise<Selectable<BackupsTable> | undefined> =>
  newest(db).where('fault', 'is', null).executeTakeFirst();

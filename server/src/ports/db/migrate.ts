import { Migrator } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import type { Database } from './port.ts';

function migratorOf(db: Database): Migrator {
  return new Migrator({ db: db.queries, provider: { getMigrations: async () => migrations } });
}

/** Brings the schema up to date. Kysely takes an advisory lock, so two servers may start at once. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Brings an empty database to the state of a backup. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  if (!(name in migrations)) throw new Error(`The backup was made by a newer version (${name}). Update first.`);
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

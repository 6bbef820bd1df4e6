import { type Migration, Migrator } from 'kysely';
import type { Database } from './port.ts';

type Migrations = Record<string, Migration>;

function migratorOf(db: Database, migrations: Migrations): Migrator {
  return new Migrator({ db: db.queries, provider: { getMigrations: async () => migrations } });
}

/** Brings the schema up to date. Kysely takes an advisory lock, so two servers may start at once. */
export async function migrate(db: Database, migrations: Migrations): Promise<void> {
  const { error } = await migratorOf(db, migrations).migrateToLatest();
  if (error) throw error;
}

/** Brings an empty database to the state of a backup. */
export async function migrateTo(db: Database, migrations: Migrations, name: string): Promise<void> {
  if (!(name in migrations)) throw new Error(`The backup was made by a newer version (${name}). Update first.`);
  const { error } = await migratorOf(db, migrations).migrateTo(name);
  if (error) throw error;
}

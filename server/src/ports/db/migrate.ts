import { Migrator } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import type { Database } from './port.ts';

/** Brings the schema up to date. Kysely takes an advisory lock, so two servers may start at once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db: db.queries, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

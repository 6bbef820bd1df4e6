import { type Kysely, sql } from 'kysely';

/** When a sprint was started, from which the days of its plan are counted; a recommendation has not begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learning_paths add column started_at timestamptz`.execute(db);
  await sql`update learning_paths set started_at = created_at where status = 'active'`.execute(db);
}

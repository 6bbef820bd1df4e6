import { type Kysely, sql } from 'kysely';

/**
 * A sprint whose order failed was called failed when somebody looked at it; from now on it is at once. Those that nobody
 * has looked at since are caught up with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update learning_paths set state = 'failed', updated_at = now()
    where state = 'creating' and not exists (
      select from generations made
      where made.id = learning_paths.generation_id and made.status in ('queued', 'running', 'done')
    )`.execute(db);
}

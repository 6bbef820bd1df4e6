import { type Kysely, sql } from 'kysely';

/** Which calls of a model were made for the same quiz, its checks included: so an operator sees what one costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teaching_usage add column quiz text`.execute(db);
}

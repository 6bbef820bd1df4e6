import { type Kysely, sql } from 'kysely';

/** How a quiz is shown to takers: quizzes from before show all questions on one page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update quizzes set settings = '{"layout": "page", "calculator": false}'::jsonb || settings`.execute(db);
}

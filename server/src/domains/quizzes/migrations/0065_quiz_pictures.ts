import { type Kysely, sql } from 'kysely';

/** Pictures of questions, and which quizzes have them in a question, now or in an earlier version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quiz_pictures (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      digest text not null,
      bytes integer not null,
      width integer not null,
      height integer not null,
      brought_at timestamptz not null,
      unique (owner_id, digest)
    )`.execute(db);
  await sql`
    create table quiz_picture_uses (
      quiz_id text not null references quizzes (id) on delete cascade,
      picture_id text not null references quiz_pictures (id) on delete cascade,
      primary key (quiz_id, picture_id)
    )`.execute(db);
  await sql`create index quiz_picture_uses_picture on quiz_picture_uses (picture_id)`.execute(db);
}

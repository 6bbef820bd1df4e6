import { type Kysely, sql } from 'kysely';

/**
 * Who gave an answer of the tutor, the card that it proposes, and the answers that learners marked as bad: with the
 * question, since a conversation may be cleared while the operator still has to see what went wrong.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tutor_messages add column made_by text`.execute(db);
  await sql`alter table tutor_messages add column card jsonb`.execute(db);
  await sql`
    create table tutor_marks (
      message_id text primary key,
      owner_id text not null references users (id) on delete cascade,
      made_by text not null,
      reason text not null check (reason in ('wrong', 'unclear', 'off_topic', 'other')),
      words text not null,
      question text not null,
      answer text not null,
      marked_at timestamptz not null
    )`.execute(db);
  await sql`create index tutor_marks_by_owner on tutor_marks (owner_id)`.execute(db);
  await sql`create index tutor_marks_by_time on tutor_marks (marked_at)`.execute(db);
}

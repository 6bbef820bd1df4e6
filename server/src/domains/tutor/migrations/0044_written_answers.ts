import { type Kysely, sql } from 'kysely';

/** Learners may say that an answer helped; and how often nothing was written to what they asked about a lesson. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tutor_marks drop constraint tutor_marks_reason_check`.execute(db);
  await sql`
    alter table tutor_marks add constraint tutor_marks_reason_check
      check (reason in ('wrong', 'unclear', 'off_topic', 'other', 'helped'))`.execute(db);
  await sql`
    create table tutor_unanswered (
      lesson text not null,
      asked_on date not null,
      times integer not null,
      primary key (lesson, asked_on)
    )`.execute(db);
}

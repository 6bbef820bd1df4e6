import { type Kysely, sql } from 'kysely';

/** Cards with a front and a back beside the questions that come back: of a day, of a document, or of none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review_cards
      alter column sprint_id drop not null,
      alter column day_id drop not null,
      alter column card drop not null,
      alter column due_at drop not null,
      add column document_id text references documents (id) on delete set null,
      add column made_by text check (made_by in ('teacher', 'library', 'learner')),
      add column recall jsonb,
      add column position integer,
      add column created_at timestamptz,
      add column dropped_at timestamptz,
      add constraint review_cards_form check ((made_by is null) = (recall is null))`.execute(db);
  await sql`
    create unique index review_cards_of_document on review_cards (owner_id, document_id, question_key)
      where document_id is not null`.execute(db);
  await sql`create index review_cards_by_document on review_cards (document_id) where document_id is not null`.execute(
    db,
  );
  await sql`alter table review_answers add column rating text`.execute(db);
}

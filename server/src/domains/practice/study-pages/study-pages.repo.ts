import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../../identity/users/users.view.ts';
import type { StudiesTable, StudyReportsTable } from './study-pages.tables.ts';

export type StudyPageRow = Selectable<StudiesTable>;
export type StudyPageSummaryRow = Omit<StudyPageRow, 'content' | 'html' | 'outline' | 'markdown_version'>;

const summaryColumns = [
  ...(['id', 'link_id', 'owner_id', 'document_id', 'title'] as const),
  ...(['closed_at', 'taken_down_at', 'created_at', 'updated_at'] as const),
] as const;

/** One for each document: made again, it keeps its id, its link and the day it was first made. */
export async function save(db: Queries, page: Insertable<StudiesTable>): Promise<string> {
  const { title, content, html, outline, markdown_version, updated_at } = page;
  const saved = await db
    .insertInto('studies')
    .values(page)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'document_id'])
        .doUpdateSet({ title, content, html, outline, markdown_version, updated_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

export async function listOwn(
  db: Queries,
  ownerId: string,
  { limit, before }: { limit: number; before: StudyPageSummaryRow | undefined },
): Promise<StudyPageSummaryRow[]> {
  return db
    .selectFrom('studies')
    .select(summaryColumns)
    .where('owner_id', '=', ownerId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before?.created_at as Date, before?.id as string)),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findOwn(db: Queries, ownerId: string, id: string): Promise<StudyPageRow | undefined> {
  return db.selectFrom('studies').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();
}

export async function findOwnSummary(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<StudyPageSummaryRow | undefined> {
  return db
    .selectFrom('studies')
    .select(summaryColumns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By the id in the link, whoever made it and whatever became of the link. */
export async function findByLink(db: Queries, linkId: string): Promise<StudyPageRow | undefined> {
  return db.selectFrom('studies').selectAll().where('link_id', '=', linkId).executeTakeFirst();
}

/** Only what a chat shows of a link; nothing where the link is closed. */
export async function findOpenTitle(db: Queries, linkId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('studies')
    .select('title')
    .where('link_id', '=', linkId)
    .where('closed_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst();
  return row?.title;
}

export async function change(
  db: Queries,
  ownerId: string,
  id: string,
  changes: Updateable<StudiesTable>,
): Promise<StudyPageSummaryRow | undefined> {
  return db
    .updateTable('studies')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning(summaryColumns)
    .executeTakeFirst();
}

/** Keeps the HTML that a newer renderer made of the same text. */
export async function saveRendering(
  db: Queries,
  { id, updated_at }: StudyPageRow,
  rendering: Pick<Insertable<StudiesTable>, 'html' | 'outline' | 'markdown_version'>,
): Promise<void> {
  await db.updateTable('studies').set(rendering).where('id', '=', id).where('updated_at', '=', updated_at).execute();
}

export async function remove(db: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('studies')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertReport(db: Queries, report: Insertable<StudyReportsTable>): Promise<void> {
  await db.insertInto('study_reports').values(report).execute();
}

/** Takes materials down or puts them back, by their link or their id; false where there are none. */
export async function setTakenDown(db: Queries, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studies')
    .set({ taken_down_at: at })
    .where((where) => where.or([where('link_id', '=', id), where('id', '=', id)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listReports(db: Queries) {
  return db
    .selectFrom('study_reports as report')
    .innerJoin('studies as study', 'study.id', 'report.study_id')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'study.owner_id')
    .select(['report.reason', 'report.message', 'report.created_at'])
    .select(['study.title', 'study.link_id', 'study.taken_down_at', 'owner.email as owner_email'])
    .orderBy('report.created_at', 'desc')
    .limit(100)
    .execute();
}

export async function findReport(db: Queries, id: string) {
  return db
    .selectFrom('study_reports as report')
    .innerJoin('studies as study', 'study.id', 'report.study_id')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'study.owner_id')
    .select(['report.reason', 'report.message', 'report.email', 'study.link_id', 'study.title'])
    .select('owner.email as owner_email')
    .where('report.id', '=', id)
    .executeTakeFirst();
}

import type { Insertable, Updateable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { peopleView } from '../../identity/users/users.view.ts';
import type { PaperRow } from '../papers.repo.ts';
import type { PapersTable } from '../papers.tables.ts';
import { titleOf } from './for-others.rules.ts';
import type { PaperReportsTable } from './shared-papers.tables.ts';

const linkColumns = ['link_id', 'closed_at', 'taken_down_at'] as const;
const factColumns = ['course', 'kind', 'year', 'semester'] as const;

/** By the id in the link, whoever shared it and whatever became of the link. */
export async function findByLink(db: Queries, linkId: string): Promise<PaperRow | undefined> {
  return db.selectFrom('papers').selectAll().where('link_id', '=', linkId).executeTakeFirst();
}

/** Only what a chat shows of a link; nothing where the link is closed. */
export async function findOpenFacts(db: Queries, linkId: string) {
  return db
    .selectFrom('papers')
    .select(factColumns)
    .where('link_id', '=', linkId)
    .where('closed_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst();
}

export async function findCopy(db: Queries, ownerId: string, paperId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('papers')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('copied_from', '=', paperId)
    .executeTakeFirst();
}

/** Opens the link, or makes one. */
export async function share(db: Queries, ownerId: string, id: string, linkId: string, at: Date) {
  return db
    .updateTable('papers')
    .set(({ fn, val }) => ({
      link_id: fn.coalesce('link_id', val(linkId)),
      shared_at: at,
      closed_at: null,
    }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning(linkColumns)
    .executeTakeFirst();
}

/** Changes the link of a paper that was shared; one that never was has none. */
export async function changeLink(db: Queries, ownerId: string, id: string, changes: Updateable<PapersTable>) {
  return db
    .updateTable('papers')
    .set(changes)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('link_id', 'is not', null)
    .returning(linkColumns)
    .executeTakeFirst();
}

export async function insertReport(db: Queries, report: Insertable<PaperReportsTable>): Promise<void> {
  await db.insertInto('paper_reports').values(report).execute();
}

/** Takes a paper's link down or puts it back, by the link or the paper's id; false where there is none. */
export async function setTakenDown(db: Queries, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('papers')
    .set({ taken_down_at: at })
    .where((where) => where.or([where('link_id', '=', id), where('id', '=', id)]))
    .where('link_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const reports = (db: Queries) =>
  db
    .selectFrom('paper_reports as report')
    .innerJoin('papers as paper', 'paper.id', 'report.paper_id')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'paper.owner_id')
    .select(['report.reason', 'report.message', 'report.email', 'report.created_at'])
    .select(['paper.course', 'paper.kind', 'paper.year', 'paper.semester'])
    .select(['paper.link_id', 'paper.taken_down_at', 'owner.email as owner_email']);

type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

/** A paper that was reported has a link: it is renewed, never taken away. */
const named = (row: ReportRow) => ({ ...row, title: titleOf(row), link_id: row.link_id ?? '' });

export async function listReports(db: Queries) {
  return (await reports(db).orderBy('report.created_at', 'desc').limit(100).execute()).map(named);
}

export async function findReport(db: Queries, id: string) {
  const row = await reports(db).where('report.id', '=', id).executeTakeFirst();
  return row && named(row);
}

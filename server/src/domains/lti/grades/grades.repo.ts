import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { resultsView } from '../../quizzes/taking/submissions.view.ts';
import type { LtiGradesTable } from './grades.tables.ts';

type GradeRow = Selectable<LtiGradesTable>;
export type NewGrade = Omit<GradeRow, 'queued' | 'sent' | 'sent_at'>;

/** A person may be launched again and again: the column stays theirs, for whichever account they have now. */
export async function upsert(db: Queries, row: NewGrade): Promise<void> {
  await db
    .insertInto('lti_grades')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'subject', 'line_item'])
        .doUpdateSet({ user_id: row.user_id, quiz_id: row.quiz_id }),
    )
    .execute();
}

export interface DueGrade extends GradeRow {
  correct: number;
  total: number;
  /** The result and its points in one: another attempt, or other points of the same one, is another. */
  state: string;
}

/** The newest result of each column. */
const withResults = (db: Queries) =>
  db
    .selectFrom('lti_grades')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(resultsView.as('all'))
          .selectAll('all')
          .whereRef('all.user_id', '=', 'lti_grades.user_id')
          .whereRef('all.quiz_id', '=', 'lti_grades.quiz_id')
          .whereRef('all.submitted_at', '>=', 'lti_grades.launched_at')
          .orderBy('all.submitted_at', 'desc')
          .orderBy('all.id')
          .limit(1)
          .as('result'),
      (join) => join.onTrue(),
    )
    .selectAll('lti_grades')
    .select(['result.correct', 'result.total'])
    .select(sql<string>`concat_ws(' ', result.id, result.correct, result.total)`.as('state'));

/** Where there is something that no job was made for yet. */
export const listDue = (db: Queries, most: number): Promise<DueGrade[]> =>
  withResults(db)
    .where(sql<boolean>`lti_grades.queued is distinct from concat_ws(' ', result.id, result.correct, result.total)`)
    .limit(most)
    .execute();

export const find = (db: Queries, id: string): Promise<DueGrade | undefined> =>
  withResults(db).where('lti_grades.id', '=', id).executeTakeFirst();

/** False where another worker has made the job already. */
export async function setQueued(db: Queries, { id, queued, state }: DueGrade): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lti_grades')
    .set({ queued: state })
    .where('id', '=', id)
    .where('queued', queued === null ? 'is' : '=', queued)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setSent(db: Queries, { id, state }: DueGrade, now: Date): Promise<void> {
  await db.updateTable('lti_grades').set({ sent: state, sent_at: now }).where('id', '=', id).execute();
}

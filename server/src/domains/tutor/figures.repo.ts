import type { Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { TutorMarksTable } from './assistant.tables.ts';

type BadAnswer = Omit<Selectable<TutorMarksTable>, 'owner_id' | 'message_id'>;

/** For the operator: the newest answers that learners called bad, without who they are. */
export function listBadAnswers(db: Queries, most: number): Promise<BadAnswer[]> {
  return db
    .selectFrom('tutor_marks')
    .select(['marked_at', 'made_by', 'reason', 'words', 'question', 'answer'])
    .where('reason', '<>', 'helped')
    .orderBy('marked_at', 'desc')
    .limit(most)
    .execute();
}

/** How often learners said so, of the answers that were written and of the others. */
export function countMarks(db: Queries): Promise<{ made_by: string; helped: number; bad: number }[]> {
  return db
    .selectFrom('tutor_marks')
    .select(['made_by'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere(eb.ref('reason'), '=', 'helped').as('helped'),
      fn.countAll<number>().filterWhere(eb.ref('reason'), '<>', 'helped').as('bad'),
    ])
    .groupBy('made_by')
    .orderBy('made_by')
    .execute();
}

/** How often nothing was written to what was asked about a lesson, the most first. */
export function listUnanswered(db: Queries, most: number): Promise<{ lesson: string; times: number }[]> {
  return db
    .selectFrom('tutor_unanswered')
    .select(({ fn }) => ['lesson', fn.sum<number>('times').as('times')])
    .groupBy('lesson')
    .orderBy('times', 'desc')
    .orderBy('lesson')
    .limit(most)
    .execute();
}

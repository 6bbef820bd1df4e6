import type { Queries } from '../../../ports/db/port.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import type { DroppedQuestion } from './drafts.rules.ts';

interface BesideQuiz {
  waiting: readonly StoredQuestion[];
  dropped: readonly DroppedQuestion[];
}

/** What lies beside the questions of a quiz; nothing for one that was not made by the teacher. */
export async function findBeside(db: Queries, quizId: string): Promise<BesideQuiz> {
  const row = await db
    .selectFrom('quiz_drafts')
    .select(['waiting', 'dropped'])
    .where('quiz_id', '=', quizId)
    .executeTakeFirst();
  return row ? (row as BesideQuiz) : { waiting: [], dropped: [] };
}

export async function saveBeside(trx: Queries, quizId: string, beside: BesideQuiz): Promise<void> {
  const row = { waiting: JSON.stringify(beside.waiting), dropped: JSON.stringify(beside.dropped) };
  await trx
    .insertInto('quiz_drafts')
    .values({ quiz_id: quizId, ...row })
    .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet(row))
    .execute();
}

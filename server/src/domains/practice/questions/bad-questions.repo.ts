import type { Queries } from '../../../ports/db/port.ts';
import type { BadKeys, KeptQuestion } from '../practice.rules.ts';

interface BadQuestion {
  ownerId: string;
  key: string;
  maker: string;
  at: Date;
}

/** Calling it bad again changes nothing. */
export async function insertBad(trx: Queries, { ownerId, key, maker, at }: BadQuestion): Promise<void> {
  await trx
    .insertInto('bad_questions')
    .values({ owner_id: ownerId, question_key: key, maker, called_at: at })
    .onConflict((conflict) => conflict.columns(['owner_id', 'question_key']).doNothing())
    .execute();
}

/** What the learner does not want to be asked again. */
export async function listBad(db: Queries, ownerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('bad_questions').select('question_key').where('owner_id', '=', ownerId).execute();
  return new Set(rows.map(({ question_key }) => question_key));
}

/** Takes a question out of the reviews, on whichever day it was met; a recall card is dropped, so that it is not made again. */
export async function leaveReviews(trx: Queries, ownerId: string, key: string, at: Date): Promise<void> {
  const isCalled = { owner_id: ownerId, question_key: key };
  await trx
    .deleteFrom('review_cards')
    .where((eb) => eb.and(isCalled))
    .where('made_by', 'is', null)
    .execute();
  await trx
    .updateTable('review_cards')
    .set({ dropped_at: at })
    .where((eb) => eb.and(isCalled))
    .execute();
}

interface Changed {
  questions: readonly KeptQuestion[];
  bad: BadKeys;
  score: number | null;
}

export async function saveChanged(trx: Queries, id: string, { questions, bad, score }: Changed): Promise<void> {
  await trx
    .updateTable('assessments')
    .set({ questions: JSON.stringify(questions), bad: JSON.stringify(bad), score })
    .where('id', '=', id)
    .execute();
}

import type { Selectable } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { TutorMarksTable } from './assistant.tables.ts';

type BadAnswer = Omit<Selectable<TutorMarksTable>, 'owner_id' | 'message_id'>;

/** For the operator: the newest answers that learners called bad, without who they are. */
export function listBadAnswers(db: Queries, most: number): Promise<BadAnswer[]> {
  return db
    .selectFrom('tutor_marks')
    .select(['marked_at', 'made_by', 'reason', 'words', 'question', 'answer'])
    .orderBy('marked_at', 'desc')
    .limit(most)
    .execute();
}

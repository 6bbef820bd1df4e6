import type { Queries } from '../../../ports/db/port.ts';
import type {} from './digest.tables.ts';

/** Takes the turn of a Monday; of two workers, one gets it. */
export async function takeTurn(trx: Queries, userId: string, monday: string): Promise<boolean> {
  const taken = await trx
    .insertInto('digest_turns')
    .values({ user_id: userId, monday, mail_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ monday, mail_at: null }).where('digest_turns.monday', '<', monday),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** True once for each turn: the letter is about to be handed over. */
export async function beginMail(db: Queries, userId: string, monday: string, now: Date): Promise<boolean> {
  const begun = await db
    .updateTable('digest_turns')
    .set({ mail_at: now })
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .where('mail_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** The letter was not taken: it may be tried again. */
export async function undoMail(db: Queries, userId: string, monday: string): Promise<void> {
  await db
    .updateTable('digest_turns')
    .set({ mail_at: null })
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .execute();
}

export async function findTurn(db: Queries, userId: string) {
  return db.selectFrom('digest_turns').select(['monday', 'mail_at']).where('user_id', '=', userId).executeTakeFirst();
}

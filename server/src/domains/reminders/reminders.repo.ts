import type { Queries, Tables } from '../../ports/db/port.ts';
import { noticesView } from '../identity/account/settings.view.ts';
import { peopleView } from '../identity/users/users.view.ts';
import type {} from './reminders.tables.ts';

export interface RemindedPerson {
  id: string;
  name: string;
  email: string;
  timezone: string;
  reminders: Tables['settings']['reminders'];
  /** Whether letters may be sent: wanted, and to an address that is theirs. */
  takes_mail: boolean;
  takes_push: boolean;
}

const people = (db: Queries) =>
  db
    .selectFrom(noticesView.as('settings'))
    .innerJoin(peopleView.as('users'), 'users.id', 'settings.user_id')
    .select(({ eb, and }) => [
      'users.id',
      'users.name',
      'users.email',
      'users.timezone',
      'settings.reminders',
      and([eb('settings.email_notifications', '=', true), eb('users.email_confirmed_at', 'is not', null)])
        .$castTo<boolean>()
        .as('takes_mail'),
      'settings.notifications_enabled as takes_push',
    ])
    .where('settings.reminders', '<>', 'off')
    .where('users.disabled_at', 'is', null);

/** Everybody who wants to be reminded, in pages. */
export async function listPeople(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<RemindedPerson[]> {
  return people(db).where('settings.user_id', '>', after).orderBy('settings.user_id').limit(limit).execute();
}

export async function findPerson(db: Queries, userId: string): Promise<RemindedPerson | undefined> {
  return people(db).where('settings.user_id', '=', userId).executeTakeFirst();
}

/** Takes the turn of a day, if the last one was on `before` or earlier; of two workers, one gets it. */
export async function takeTurn(trx: Queries, userId: string, day: string, before: string): Promise<boolean> {
  const taken = await trx
    .insertInto('reminder_turns')
    .values({ user_id: userId, day, mail_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ day, mail_at: null }).where('reminder_turns.day', '<=', before),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** True once for each turn: the letter is about to be handed over. */
export async function beginMail(db: Queries, userId: string, day: string, now: Date): Promise<boolean> {
  const begun = await db
    .updateTable('reminder_turns')
    .set({ mail_at: now })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('mail_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** The letter was not taken: it may be tried again. */
export async function undoMail(db: Queries, userId: string, day: string): Promise<void> {
  await db
    .updateTable('reminder_turns')
    .set({ mail_at: null })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

import type { Queries } from '../../../ports/db/port.ts';
import type {} from './referral.tables.ts';

export async function findCode(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('referral_codes').select('code').where('user_id', '=', userId).executeTakeFirst();
  return row?.code;
}

/** Nothing happens when the person has a code already, or when somebody else has this one. */
export async function insertCode(db: Queries, userId: string, code: string): Promise<void> {
  await db
    .insertInto('referral_codes')
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOwnerOfCode(db: Queries, code: string): Promise<string | undefined> {
  const row = await db.selectFrom('referral_codes').select('user_id').where('code', '=', code).executeTakeFirst();
  return row?.user_id;
}

interface NewReferral {
  id: string;
  inviter_id: string;
  invited_id: string;
  signed_up_at: Date;
}

/** An account is invited once. */
export async function insertReferral(db: Queries, referral: NewReferral): Promise<void> {
  await db
    .insertInto('referrals')
    .values(referral)
    .onConflict((conflict) => conflict.column('invited_id').doNothing())
    .execute();
}

/** Only the first confirmation finds the row open. */
export async function confirmReferral(db: Queries, invitedId: string, points: number, now: Date): Promise<void> {
  await db
    .updateTable('referrals')
    .set({ confirmed_at: now, points })
    .where('invited_id', '=', invitedId)
    .where('confirmed_at', 'is', null)
    .execute();
}

export interface ReferralSums {
  points: number;
  invited: number;
  confirmed: number;
}

export async function sumReferrals(db: Queries, userId: string): Promise<ReferralSums> {
  const row = await db
    .selectFrom('referrals')
    .select(({ fn }) => [
      fn.sum<string | null>('points').as('points'),
      fn.count<string>('id').filterWhere('inviter_id', '=', userId).as('invited'),
      fn
        .count<string>('id')
        .filterWhere('inviter_id', '=', userId)
        .filterWhere('confirmed_at', 'is not', null)
        .as('confirmed'),
    ])
    .where((where) => where.or([where('inviter_id', '=', userId), where('invited_id', '=', userId)]))
    .executeTakeFirstOrThrow();
  return { points: Number(row.points ?? 0), invited: Number(row.invited), confirmed: Number(row.confirmed) };
}

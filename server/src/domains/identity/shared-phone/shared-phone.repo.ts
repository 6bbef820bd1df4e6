import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { SessionsEnded } from '../auth/sessions.service.ts';
import { closedTries, maxTries } from './shared-phone.rules.ts';
import type { SharedPhonePlacesTable } from './shared-phone.tables.ts';

interface PlaceKey {
  userId: string;
  placeHash: string;
}

/** Makes the place or finds it again, with all its tries. */
export async function putPlace(db: Queries, { userId, placeHash }: PlaceKey, now: Date): Promise<{ has_pin: boolean }> {
  const { pin_hash } = await db
    .insertInto('shared_phone_places')
    .values({ user_id: userId, place_hash: placeHash, pin_hash: null, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'place_hash']).doUpdateSet({ used_at: now, wrong_tries: 0 }))
    .returning('pin_hash')
    .executeTakeFirstOrThrow();
  return { has_pin: pin_hash !== null };
}

/** All but the places that were used last. */
export async function deleteBeyond(db: Queries, userId: string, kept: number): Promise<void> {
  const beyond = db
    .selectFrom('shared_phone_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .offset(kept);
  await db.deleteFrom('shared_phone_places').where('user_id', '=', userId).where('place_hash', 'in', beyond).execute();
}

export async function setPin(db: Queries, { userId, placeHash }: PlaceKey, pinHash: string | null): Promise<void> {
  await db
    .updateTable('shared_phone_places')
    .set({ pin_hash: pinHash, wrong_tries: 0 })
    .where('user_id', '=', userId)
    .where('place_hash', '=', placeHash)
    .execute();
}

/** Counts a try before it is judged, in one statement: a burst of them gets as many as one after the other. */
export async function takeTry(
  db: Queries,
  { userId, placeHash }: PlaceKey,
): Promise<Pick<Selectable<SharedPhonePlacesTable>, 'pin_hash' | 'wrong_tries'> | undefined> {
  return db
    .updateTable('shared_phone_places')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('place_hash', '=', placeHash)
    .where('pin_hash', 'is not', null)
    .where('wrong_tries', '<', maxTries)
    .returning(['pin_hash', 'wrong_tries'])
    .executeTakeFirst();
}

/** Whether the PIN is still this one, and its owner has not closed it. */
export async function isOpen(db: Queries, { userId, placeHash }: PlaceKey, pinHash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('shared_phone_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .where('place_hash', '=', placeHash)
    .where('pin_hash', '=', pinHash)
    .where('wrong_tries', '<', closedTries)
    .executeTakeFirst();
  return row !== undefined;
}

/** For a try that could not be judged; a PIN that its owner closed stays so. */
export async function giveTryBack(db: Queries, { userId, placeHash }: PlaceKey): Promise<void> {
  await db
    .updateTable('shared_phone_places')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
    .where('user_id', '=', userId)
    .where('place_hash', '=', placeHash)
    .where('wrong_tries', '>', 0)
    .where('wrong_tries', '<', closedTries)
    .execute();
}

export async function deletePlace(db: Queries, { userId, placeHash }: PlaceKey): Promise<void> {
  await db
    .deleteFrom('shared_phone_places')
    .where('user_id', '=', userId)
    .where('place_hash', '=', placeHash)
    .execute();
}

export async function deleteUnused(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('shared_phone_places').where('used_at', '<', before).execute();
}

/** Whoever ends all sessions, changes the password or removes a way in means PINs as well. */
export const closePinsOfEnded: SessionsEnded = async (db, ended) => {
  if (!('userId' in ended)) return;
  await db
    .updateTable('shared_phone_places')
    .set({ wrong_tries: closedTries })
    .where('user_id', '=', ended.userId)
    .execute();
};

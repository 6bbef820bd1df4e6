import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as repo from './users.repo.ts';

/**
 * The accounts themselves, for every feature that keeps something of theirs or writes to them. What is asked for here
 * goes into the caller's transaction; signing in is `auth`, what people change about themselves is `account`.
 */

export type { UserRow } from './users.repo.ts';
export {
  confirm,
  countAll,
  findByEmail,
  get as getUser,
  hasAny,
  insert,
  isAvatarInUse,
  lock,
  lockIfThere,
  remove,
  replaceAvatarKey,
  update,
} from './users.repo.ts';

/** What is known of a person to whoever writes to them or counts their days. */
export interface Person {
  id: string;
  name: string;
  email: string;
  timezone: string;
  email_confirmed_at: Date | null;
  created_at: Date;
  disabled_at: Date | null;
}

const toPerson = ({
  id,
  name,
  email,
  timezone,
  email_confirmed_at,
  created_at,
  disabled_at,
}: repo.UserRow): Person => ({
  ...{ id, name, email, timezone, email_confirmed_at, created_at, disabled_at },
});

export async function findPerson(db: Queries, id: string): Promise<Person | undefined> {
  const row = await repo.find(db, id);
  return row && toPerson(row);
}

export const getPerson = async (db: Queries, id: string): Promise<Person> => toPerson(await repo.get(db, id));

/** What a stranger who knows a person would try as their password first. */
export async function wordsAbout(db: Queries, id: string): Promise<string[]> {
  const person = await findPerson(db, id);
  return person ? [person.email, person.name] : [];
}

/** Whose address, name or id holds the text; the newest first. */
export const searchPeople = async (db: Queries, text: string, most: number): Promise<Person[]> =>
  (await repo.search(db, text, most)).map(toPerson);

/** One piece of work for an account after the other: whoever comes second waits until the first has committed. */
export const lockPerson = async (trx: Queries, id: string): Promise<Person> => toPerson(await repo.lock(trx, id));

/** A closed account lets nobody in. Asked of a locked row, so that one that is being closed is waited for. */
export function assertOpen({ disabled_at }: Pick<repo.UserRow, 'disabled_at'>): void {
  if (disabled_at) throw new AppError('account_disabled');
}

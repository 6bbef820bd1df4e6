import type { PlatformLink, SignInLink } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Account } from '../../../platform/mount.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { ProviderName } from '../../../ports/identity/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import * as users from '../users/users.service.ts';
import * as repo from './links.repo.ts';
import * as rules from './links.rules.ts';

/** A way into an account from elsewhere that another domain keeps: what it calls it, and since when. */
export interface OuterDoor extends rules.Door {
  name: string;
}

/** What a domain that keeps such ways brings; everything in the caller's transaction. */
export interface OuterDoors {
  list(db: Queries, userId: string): Promise<OuterDoor[]>;
  remove(trx: Queries, userId: string, id: string): Promise<void>;
}

/** The ways into an account from elsewhere: providers here, learning platforms by their domain. */
export interface Links {
  list(account: Account): Promise<{ links: SignInLink[]; platforms: PlatformLink[]; has_password: boolean }>;
  /** Not the last way in. What came by it is signed out, and every PIN closed. */
  remove(account: Account, id: string): Promise<void>;
  /** Whoever reads the mail has the account: everything that was joined to it goes, in the transaction. */
  removeAll(trx: Queries, userId: string): Promise<void>;
  /** The same, but that an account without a password keeps the way that it has had the longest. */
  removeAllButLast(trx: Queries, userId: string): Promise<void>;
  /** Tells the owner by mail that there is a new way into the account, in the transaction that makes it. */
  announce(trx: Queries, userId: string, id: string): Promise<void>;
}

interface LinksDeps {
  db: Database;
  mail: MailService;
  sessions: Sessions;
  /** What other domains bring; full once every feature is built. */
  outerDoors: readonly OuterDoors[];
}

/**
 * Whose account a way in opens, held until the transaction ends: the account before the way in, as whoever removes one
 * does. Undefined where there is none, or none any more.
 */
export async function enterBy(
  trx: Queries,
  way: { find(): Promise<string | undefined>; use(userId: string): Promise<boolean> },
): Promise<string | undefined> {
  const userId = await way.find();
  if (userId === undefined || !(await users.lockIfThere(trx, userId))) return undefined;
  return (await way.use(userId)) ? userId : undefined;
}

/** Which letter tells of a new way in. */
export const joinedLetter = 'account-joined';

export function createLinks({ db, mail, sessions, outerDoors }: LinksDeps): Links {
  const hasPassword = async (queries: Queries, userId: string) =>
    (await users.getUser(queries, userId)).password_hash !== null;

  async function listOuter(queries: Queries, userId: string): Promise<OuterDoor[]> {
    const lists = await Promise.all(outerDoors.map((doors) => doors.list(queries, userId)));
    return lists.flat();
  }

  async function listAll(queries: Queries, userId: string): Promise<rules.Door[]> {
    const own = await repo.list(queries, userId);
    return [...own.map(rules.doorOf), ...(await listOuter(queries, userId))];
  }

  async function removeOne(trx: Queries, userId: string, id: string): Promise<void> {
    await repo.remove(trx, userId, id);
    for (const doors of outerDoors) await doors.remove(trx, userId, id);
  }

  async function removeEach(trx: Queries, userId: string, doors: readonly rules.Door[]): Promise<void> {
    for (const { id } of doors) await removeOne(trx, userId, id);
  }

  return {
    async list({ id }) {
      const times = (door: rules.Door) => ({
        linked_at: door.linkedAt.toISOString(),
        last_used_at: door.lastUsedAt?.toISOString() ?? null,
      });
      const own = await repo.list(db.queries, id);
      const outer = await listOuter(db.queries, id);
      return {
        links: own.map((row) => ({ provider: row.provider as ProviderName, ...times(rules.doorOf(row)) })),
        platforms: outer.map((door) => ({ id: door.id, name: door.name, ...times(door) })),
        has_password: await hasPassword(db.queries, id),
      };
    },

    remove: (account, id) =>
      db.queries.transaction().execute(async (trx) => {
        // Of two ways that are removed at once, one is the last.
        const { email } = await users.lockPerson(trx, account.id);
        const doors = await listAll(trx, account.id);
        if (!doors.some((door) => door.id === id)) throw new AppError('not_found');
        if (doors.length === 1 && !(await hasPassword(trx, account.id)))
          throw new AppError(rules.leadsNowhere(email) ? 'last_door' : 'last_sign_in');
        await removeOne(trx, account.id, id);
        await sessions.endThrough(trx, account.id, id, account.sessionId);
      }),

    removeAll: async (trx, userId) => removeEach(trx, userId, await listAll(trx, userId)),

    async removeAllButLast(trx, userId) {
      await users.lockPerson(trx, userId);
      const doors = await listAll(trx, userId);
      await removeEach(trx, userId, (await hasPassword(trx, userId)) ? doors : rules.allButLongest(doors));
    },

    announce: (trx, userId, id) => mail.post(joinedLetter, `${userId} ${id}`, { within: trx }),
  };
}

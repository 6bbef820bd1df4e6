import type { Body, Profile, Session } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { againAfterCollision } from '../../../platform/collision.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { AccountRemoved, PersonalData } from '../../house/personal-data.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { Links } from '../social/links.service.ts';
import * as users from '../users/users.service.ts';
import { dropAvatar } from './account.jobs.ts';
import { describeDevice } from './account.rules.ts';

export interface AccountDeps {
  db: Database;
  queue: Queue;
  passwords: Passwords;
  sessions: Sessions;
  auth: AuthService;
  links: Links;
  personalData: readonly PersonalData[];
  /** Runs before the rows go, for what lies outside the database. */
  onRemoval: AccountRemoved;
}

export interface AccountService {
  update(account: Account, changes: Body<'account', 'updateProfile'>): Promise<Profile>;
  changePassword(account: Account, passwords: Body<'account', 'changePassword'>, caller: Caller): Promise<void>;
  listSessions(account: Account): Promise<{ sessions: Session[] }>;
  /** The session that asks ends as well: whoever lost a phone may be using a borrowed one. */
  signOutEverywhere(account: Account, options: { removesLinks: boolean }): Promise<void>;
  remove(account: Account): Promise<void>;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, queue, passwords, sessions, auth, links, personalData, onRemoval } = deps;

  return {
    async update(account, changes) {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) await users.update(db.queries, account.id, given);
      return auth.profile(account);
    },

    async changePassword(account, { current_password, new_password }, caller) {
      const proof = await auth.proveOwnPassword(account, current_password, caller);
      if (proof.hash === null) throw new AppError('password_not_set');
      const hash = await passwords.hash(new_password, await users.wordsAbout(db.queries, account.id));
      await db.queries.transaction().execute(async (trx) => {
        await auth.lockProved(trx, proof);
        await auth.setPassword(trx, account.id, hash, account.sessionId);
      });
    },

    async listSessions(account) {
      const rows = await sessions.listLive(account.id);
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: describeDevice(row.user_agent),
          created_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at.toISOString(),
          current: row.id === account.sessionId,
        })),
      };
    },

    signOutEverywhere: (account, { removesLinks }) =>
      db.queries.transaction().execute(async (trx) => {
        // A session that is being opened is waited for, and ended too.
        await users.lockPerson(trx, account.id);
        if (removesLinks) await links.removeAllButLast(trx, account.id);
        await sessions.endAll(trx, account.id);
      }),

    // It reaches for every row of the account, also for those that its own jobs are writing.
    remove: (account) =>
      againAfterCollision(() =>
        db.queries.transaction().execute(async (trx) => {
          for (const part of personalData) await part.forget?.(trx, account.id);
          await onRemoval(trx, account.id);
          const gone = await users.remove(trx, account.id);
          if (gone?.avatar_key) await queue.enqueue(dropAvatar, { key: gone.avatar_key }, { within: trx });
        }),
      ),
  };
}

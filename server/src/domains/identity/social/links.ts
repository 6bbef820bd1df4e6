import type { SignInLink } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Account } from '../../../platform/mount.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { ProviderName } from '../../../ports/identity/port.ts';
import * as users from '../users/users.service.ts';
import * as repo from './links.repo.ts';

/** The providers through which an account can be entered. */
export interface Links {
  list(account: Account): Promise<{ links: SignInLink[]; has_password: boolean }>;
  /** Not the last way in. */
  remove(account: Account, provider: ProviderName): Promise<void>;
  /** Whoever reads the mail has the account; what somebody linked without its password goes, in the transaction. */
  removeUnproved(trx: Queries, userId: string): Promise<void>;
}

export function createLinks({ db }: { db: Database }): Links {
  const hasPassword = async (queries: Queries, userId: string) =>
    (await users.getUser(queries, userId)).password_hash !== null;

  return {
    async list(account) {
      const rows = await repo.list(db.queries, account.id);
      return {
        links: rows.map(({ provider, linked_at }) => ({
          provider: provider as ProviderName,
          linked_at: linked_at.toISOString(),
        })),
        has_password: await hasPassword(db.queries, account.id),
      };
    },

    remove: (account, provider) =>
      db.queries.transaction().execute(async (trx) => {
        const rows = await repo.lock(trx, account.id);
        if (!rows.some((row) => row.provider === provider)) throw new AppError('not_found');
        const isLast = rows.every((row) => row.provider === provider);
        if (isLast && !(await hasPassword(trx, account.id))) throw new AppError('last_sign_in');
        await repo.remove(trx, account.id, provider);
      }),

    removeUnproved: repo.removeUnproved,
  };
}

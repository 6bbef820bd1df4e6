import type { Clock } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import * as repo from './trials.repo.ts';

/** What is free once: Pro for some days, and the first document. */
type Trial = 'pro' | 'document';

/** Once for each address: a keyed hash of it stays when the account goes, or it would be free again and again. */
export interface Trials {
  wasUsed(db: Queries, userId: string, trial: Trial): Promise<boolean>;
  use(trx: Queries, userId: string, trial: Trial): Promise<void>;
}

export function createTrials({ clock, secrets }: { clock: Clock; secrets: Secrets }): Trials {
  const hashOf = async (db: Queries, userId: string, trial: Trial) =>
    secrets.mac('trial', `${trial} ${(await users.getPerson(db, userId)).email}`);

  return {
    wasUsed: async (db, userId, trial) => repo.has(db, await hashOf(db, userId, trial)),
    use: async (trx, userId, trial) => repo.insert(trx, await hashOf(trx, userId, trial), clock.now()),
  };
}

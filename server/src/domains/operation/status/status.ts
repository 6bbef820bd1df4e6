import type { OperatorStatus } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Figures } from '../../../platform/figures.ts';
import type { Account } from '../../../platform/mount.ts';
import { readJobFigures } from '../../../platform/queue/figures.ts';
import { version } from '../../../platform/version.ts';
import type { Database } from '../../../ports/db/port.ts';
import { findPerson } from '../../identity/users/users.service.ts';

interface StatusDeps {
  db: Database;
  clock: Clock;
  /** Addresses of the accounts that may look, in small letters. */
  operators: readonly string[];
  ways: OperatorStatus['ways'];
  figures: Figures;
}

/** Whoever runs this server, by an address that is theirs for certain; for anybody else there is no such page. */
async function assertOperator({ db, operators }: StatusDeps, { id }: Account): Promise<void> {
  const person = await findPerson(db.queries, id);
  const isNamed = person !== undefined && operators.includes(person.email.toLowerCase());
  if (!isNamed || person.email_confirmed_at === null) throw new AppError('not_found');
}

export function createStatus(deps: StatusDeps) {
  const { db, clock, ways, figures } = deps;
  const startedAt = clock.now().toISOString();
  return {
    async read(account: Account): Promise<OperatorStatus> {
      await assertOperator(deps, account);
      const before = performance.now();
      await db.ping();
      const database_ms = Math.round((performance.now() - before) * 10) / 10;
      const now = clock.now();
      return {
        checked_at: now.toISOString(),
        server: {
          ...{ version, started_at: startedAt, database: db.kind, database_ms },
          memory_bytes: process.memoryUsage.rss(),
        },
        ways,
        jobs: await readJobFigures(db, now),
        backups: await figures.backups(),
        storage: await figures.storage(),
        people: await figures.people(),
        learners: await figures.learners(),
        money: await figures.money(),
        models: await figures.models(),
        browser_errors: await figures.browser_errors(),
      };
    },
  };
}

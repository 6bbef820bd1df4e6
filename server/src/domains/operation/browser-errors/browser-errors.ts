import type { BrowserErrorFigures } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import * as repo from './browser-errors.repo.ts';
import { type BrowserError, callerLimit, keptDays, mostErrors, shownErrors, toKept } from './browser-errors.rules.ts';

export interface BrowserErrors {
  report(error: BrowserError, caller: Caller): Promise<{ noted: boolean }>;
  latest(): Promise<BrowserErrorFigures[]>;
  sweep(): Promise<void>;
}

interface BrowserErrorsDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limiter: Limiter;
}

export function createBrowserErrors({ db, clock, secrets, limiter }: BrowserErrorsDeps): BrowserErrors {
  return {
    async report(reported, caller) {
      await limiter.count(`browser errors of ${caller.address}`, callerLimit);
      const error = toKept(reported);
      const fingerprint = secrets.mac('browser-error', JSON.stringify(error));
      const now = clock.now();
      if (await repo.countAgain(db.queries, fingerprint, now)) return { noted: true };
      return { noted: await repo.addError(db.queries, { fingerprint, error, now, most: mostErrors }) };
    },

    async latest() {
      const rows = await repo.listErrors(db.queries, shownErrors);
      return rows.map(({ message, place, page, times, first_at, last_at }) => ({
        ...{ message, place, page, times },
        first_at: first_at.toISOString(),
        last_at: last_at.toISOString(),
      }));
    },

    sweep: () => repo.deleteOldErrors(db.queries, daysBefore(clock.now(), keptDays)),
  };
}

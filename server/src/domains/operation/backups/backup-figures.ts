import type { BackupFigures } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from './backups.repo.ts';
import { isOverdue } from './backups.rules.ts';

interface FiguresDeps {
  db: Database;
  clock: Clock;
  isExpected: boolean;
}

/** How the last backup went, and when the last good one was. */
export const createBackupFigures =
  ({ db, clock, isExpected }: FiguresDeps) =>
  async (): Promise<BackupFigures> => {
    const last = await repo.findLast(db.queries);
    const good = await repo.findLastGood(db.queries);
    const lastGoodAt = good?.ended_at ?? null;
    return {
      last: last
        ? {
            at: last.ended_at.toISOString(),
            seconds: Math.round((last.ended_at.getTime() - last.began_at.getTime()) / 1000),
            ...{
              file: last.file,
              bytes: Number(last.bytes),
              rows: last.rows,
              files: last.files,
              left_out: last.left_out,
            },
            fault: last.fault ?? '',
          }
        : null,
      last_good_at: lastGoodAt?.toISOString() ?? null,
      is_overdue: isOverdue({ lastGoodAt, now: clock.now(), isExpected }),
    };
  };

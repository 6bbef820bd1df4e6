import type { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { GenerationMaker } from './generation.maker.ts';
import * as repo from './generation.repo.ts';

/** An order has failed for good: it says why, and its maker mends what waited for it, both or neither. */
export async function giveUp(
  { db, clock }: { db: Database; clock: Clock },
  makers: readonly GenerationMaker[],
  row: repo.GenerationRow,
  error: AppError,
): Promise<void> {
  const maker = makers.find(({ kind }) => kind === row.kind);
  await db.queries.transaction().execute(async (trx) => {
    const isMine = await repo.fail(trx, row, clock.now(), error);
    if (isMine) await maker?.onFailed?.(trx, { generationId: row.id, ownerId: row.owner_id });
  });
}

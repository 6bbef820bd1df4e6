import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue.ts';
import { type Rounds, startRounds } from '../../../platform/rounds.ts';
import type { Database } from '../../../ports/db/port.ts';
import { runGeneration } from './generation.jobs.ts';
import type { GenerationMaker } from './generation.maker.ts';
import * as repo from './generation.repo.ts';
import { giveUp } from './give-up.ts';

interface RescueDeps {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
}

/** A run that has not said anything for so long is taken for dead; a living one speaks every two seconds. */
const silenceSeconds = 9;
const lookEveryMs = 2_000;
/** An order that was under way in so many workers when they died is not given to another. */
const mostRuns = 6;

/** Those that have been silent for so long are put back for another worker, or given up. */
export async function rescueSilent(
  { db, clock, log, queue }: RescueDeps,
  makers: readonly GenerationMaker[],
  silentSeconds: number,
): Promise<void> {
  for (const row of await repo.listDeadly(db.queries, silentSeconds, mostRuns)) {
    await giveUp({ db, clock }, makers, row, new AppError('system_error'));
  }
  const count = await repo.rescue(db.queries, silentSeconds, mostRuns);
  if (count > 0) log.warn({ count }, 'orders of a dead worker were taken over');
  for (let job = 0; job < count; job++) await queue.enqueue(runGeneration, {});
}

/** Orders outlive the worker that held them: each worker looks for those that have gone silent. */
export function startRescue(deps: RescueDeps, makers: readonly GenerationMaker[]): Rounds {
  const { db, log } = deps;
  // The embedded database belongs to one process: whatever is under way at its start was left by a dead one.
  let isFirst = db.kind === 'embedded';
  return startRounds({
    everyMs: lookEveryMs,
    async go(unbrokenMs) {
      if (isFirst) await rescueSilent(deps, makers, 0);
      // While the database was away no run could speak: silence counts only from then on.
      else if (unbrokenMs > silenceSeconds * 1000) await rescueSilent(deps, makers, silenceSeconds);
      isFirst = false;
    },
    onError: (error) => log.warn({ err: error }, 'looking for abandoned orders'),
  });
}

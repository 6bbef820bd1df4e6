import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { growingPause } from '../../../platform/growing-pause.ts';
import type { Log } from '../../../platform/log.ts';
import { isUnreachable } from '../../../platform/unreachable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { GenerationMaker, SaveResult } from './generation.maker.ts';
import type { GenerationRow } from './generation.repo.ts';
import * as repo from './generation.repo.ts';
import { giveUp } from './give-up.ts';

const speakEveryMs = 2000;
const maxRuns = 3;
/** About two minutes: a restart of the database loses nothing that a language model was paid for. */
const savingTries = 32;
const savingPauses = { firstMs: 250, longestMs: 4_000 };

export interface RunnerDeps {
  db: Database;
  clock: Clock;
  log: Log;
  onChange(id: string): Promise<void>;
  /** Sees to it that an order which was put back is taken again, after a pause. */
  retryLater(run: number): Promise<void>;
}

export interface Runner {
  /** Takes the next order, if there is one, and sees it through. */
  runNext(makers: readonly GenerationMaker[]): Promise<void>;
  /** Something happened to an order, here or in another process: lets go of one that was cancelled. */
  look(id: string): void;
  /** Puts back what is under way: the server stops. */
  releaseAll(): void;
}

interface Running {
  control: AbortController;
  speak(): void;
}

const released = new Error('The server stops.');
const lost = new Error('The order was cancelled, or taken over by another run.');

export function createRunner({ db, clock, log, onChange, retryLater }: RunnerDeps): Runner {
  const underWay = new Map<string, Running>();

  async function carryOut(
    row: GenerationRow,
    makers: readonly GenerationMaker[],
    control: AbortController,
  ): Promise<void> {
    const maker = makers.find(({ kind }) => kind === row.kind);
    if (!maker) throw new Error(`Nothing here makes a ${row.kind}.`);
    const report = { percent: row.percent, doing: row.doing };
    const speak = () => {
      repo.keepAlive(db.queries, row, report).then(
        (isMine) => isMine || control.abort(lost),
        // The database is away for a moment; the next word may reach it.
        () => {},
      );
    };
    underWay.set(row.id, { control, speak });
    const timer = setInterval(speak, speakEveryMs);
    const later: ((resultId: string) => Promise<void>)[] = [];
    let resultId: string;
    try {
      const save = await maker.make(row.input, {
        generationId: row.id,
        ownerId: row.owner_id,
        address: row.address,
        signal: control.signal,
        onProgress: (share, doing) => {
          // Never backwards, and never done before it is.
          const percent = Math.max(report.percent, Math.min(99, Math.round(share * 100)));
          if (percent === report.percent && doing === report.doing) return;
          Object.assign(report, { percent, doing });
          speak();
        },
        afterwards: (work) => later.push(work),
      });
      resultId = await keep(row, save, control.signal);
    } finally {
      clearInterval(timer);
    }
    if (later.length === 0) return;
    // It is done: there is nothing to keep alive any more, and nothing to cancel but by the server's stop.
    underWay.set(row.id, { control, speak: () => {} });
    await onChange(row.id);
    for (const work of later) {
      await work(resultId).catch((error) => log.warn({ err: error, generation: row.id }, 'work after a generation'));
    }
  }

  /**
   * Saves the result with `done`. The run is checked first, in the same transaction: one that was taken for dead changes
   * nothing, however late it wakes. While the database is away, what was made waits for it.
   */
  async function keep(row: GenerationRow, save: SaveResult, signal: AbortSignal): Promise<string> {
    for (let tried = 1; ; tried++) {
      signal.throwIfAborted();
      try {
        return await db.queries.transaction().execute(async (trx) => {
          if (!(await repo.hold(trx, row))) throw lost;
          const resultId = await save(trx);
          await repo.finish(trx, row, clock.now(), resultId);
          return resultId;
        });
      } catch (error) {
        if (!isUnreachable(error) || tried >= savingTries) throw error;
      }
      await sleep(growingPause(tried, savingPauses), undefined, { signal }).catch(() => {});
    }
  }

  async function afterFailure(
    row: GenerationRow,
    makers: readonly GenerationMaker[],
    reason: unknown,
    error: unknown,
  ): Promise<void> {
    if (reason === lost || error === lost) return;
    if (reason === released) return putBack(row);
    if (error instanceof AppError) return giveUp({ db, clock }, makers, row, error);
    log.warn({ err: error, generation: row.id, kind: row.kind, run: row.run }, 'generation failed');
    if (row.run >= maxRuns) return giveUp({ db, clock }, makers, row, new AppError('system_error'));
    await putBack(row);
  }

  async function putBack(row: GenerationRow): Promise<void> {
    await repo.release(db.queries, row);
    await retryLater(row.run);
  }

  return {
    async runNext(makers) {
      const row = await repo.claimNext(db.queries);
      if (!row) return;
      const control = new AbortController();
      try {
        await carryOut(row, makers, control);
      } catch (error) {
        await afterFailure(row, makers, control.signal.reason, error);
      } finally {
        underWay.delete(row.id);
        await onChange(row.id);
      }
    },
    look: (id) => underWay.get(id)?.speak(),
    releaseAll: () => {
      for (const { control } of underWay.values()) control.abort(released);
    },
  };
}

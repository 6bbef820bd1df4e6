import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Queue, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { GenerationMaker } from './generation.maker.ts';
import * as repo from './generation.repo.ts';

/** Not tied to one order: whoever is free takes the order that is next. */
export const runGeneration: JobDefinition = {
  name: 'generation.run',
  payload: z.object({}),
  retryLimit: 3,
  expireInSeconds: 15 * 60,
  atOnce: 3,
};

/** Only a safety net, for orders whose job was lost: dead workers are found within seconds (`generation.rescue.ts`). */
export const rescueGenerations: JobDefinition = {
  name: 'generation.rescue',
  payload: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
};

export const sweepGenerations: JobDefinition = {
  name: 'generation.sweep',
  payload: z.object({}),
  cron: '41 3 * * *',
};

const keptDays = 30;

interface GenerationWork {
  db: Database;
  clock: Clock;
  queue: Queue;
  generations: { runNext(makers: readonly GenerationMaker[]): Promise<void> };
  makers: readonly GenerationMaker[];
}

export function generationWork({ db, clock, queue, generations, makers }: GenerationWork): Work[] {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return [
    work(runGeneration, () => generations.runNext(makers)),
    work(rescueGenerations, async () => {
      const waiting = await repo.countQueued(db.queries);
      // One job too many finds nothing to do; one too few would leave an order lying.
      for (let job = 0; job < waiting; job++) await queue.enqueue(runGeneration, {});
    }),
    work(sweepGenerations, () => repo.deleteFinished(db.queries, before(keptDays * dayMs))),
  ];
}

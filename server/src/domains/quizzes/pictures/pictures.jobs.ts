import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { type JobDefinition, type Queue, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';
import { deleteUnused, isThere } from './pictures.repo.ts';

/** Where a picture lies in the storage. */
export const fileOfPicture = (id: string) => `quiz-pictures/${id}.webp`;

/** Removes the file of a picture, unless the picture is there. */
export const dropQuizPicture: JobDefinition<{ id: string }> = {
  name: 'quiz-pictures.drop',
  payload: z.object({ id: z.string() }),
};

export const sweepQuizPictures: JobDefinition = {
  name: 'quiz-pictures.sweep',
  payload: z.object({}),
  cron: '53 3 * * *',
};

/** Somebody may write at a quiz for as long, on one device, before it is saved. */
const unusedDays = 30;

interface WorkDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
}

export const picturesWork = ({ db, clock, queue, storage }: WorkDeps): Work[] => [
  work(dropQuizPicture, async ({ id }) => {
    if (!(await isThere(db.queries, id))) await storage.delete(fileOfPicture(id));
  }),
  work(sweepQuizPictures, () =>
    db.queries.transaction().execute(async (trx) => {
      const dropped = await deleteUnused(trx, daysBefore(clock.now(), unusedDays));
      for (const id of dropped) await queue.enqueue(dropQuizPicture, { id }, { within: trx });
    }),
  ),
];

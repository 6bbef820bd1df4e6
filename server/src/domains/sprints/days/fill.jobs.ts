import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { type JobDefinition, type JobRun, type Queue, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import { LessonPostponed, type Teacher } from '../../../ports/teacher/port.ts';
import * as daysRepo from './days.repo.ts';
import { type Lessons, newestOf, sourceOf } from './lessons.ts';
import { nearUntil, unfilled } from './near.rules.ts';

export const PathOrderSchema = z.object({ pathId: z.string(), ownerId: z.string(), address: z.string() });
export type PathOrder = z.output<typeof PathOrderSchema>;

/** One lesson, or one day's questions, at a time: a long sprint holds nobody up. */
export const fillSprint: JobDefinition<PathOrder & { day?: number | undefined }> = {
  name: 'sprint.fill',
  payload: PathOrderSchema.extend({ day: z.number().optional() }),
  retryLimit: 3,
  expireInSeconds: 240,
};

/** After so many tries a day says that it could not be written, and the next one has its turn. */
const mostTries = 3;

/** A review is about its week: that is written first. */
function isTooEarly(day: daysRepo.DayRow, days: readonly daysRepo.DayRow[]): boolean {
  const isUnwritten = (one: daysRepo.DayRow) =>
    one.week === day.week && one.kind === 'study' && one.state === 'planned';
  return day.kind === 'review' && days.some(isUnwritten);
}

interface FillWork {
  db: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
  teacher: Teacher;
  lessons: Lessons;
  /** Undefined where the sprint was deleted meanwhile. */
  findPath(ownerId: string, id: string): Promise<{ title: string } | undefined>;
}

export function fillWork({ db, clock, log, queue, teacher, lessons, findPath }: FillWork): Work[] {
  async function fillDay(
    day: daysRepo.DayRow,
    days: readonly daysRepo.DayRow[],
    subject: string,
    address: string,
  ): Promise<void> {
    const context = { accountId: day.owner_id, address };
    const change = (changes: daysRepo.DayChanges) =>
      daysRepo.updateDay(db.queries, day.owner_id, day.id, { ...changes, updated_at: clock.now() }, day.state);
    if (day.fill_tries >= mostTries) {
      await change(day.state === 'planned' ? { state: 'failed' } : { questions: '[]' });
      return;
    }
    await daysRepo.updateDay(db.queries, day.owner_id, day.id, { fill_tries: day.fill_tries + 1 });
    if (day.state === 'planned') {
      // Where the document is gone, there is nothing to write from; the day stays as an outline.
      const written = await lessons.write(day.owner_id, day, { subject, days }, context);
      await change(written ? { ...written, fill_tries: 0 } : { state: 'outline', parts: '[]', note: null });
      return;
    }
    if (day.kind === 'review') return fillReview(day, days, context);
    const source = sourceOf(day, days);
    const index = JSON.stringify(await lessons.index([source], context));
    const { questions, open } = await lessons.dayQuestions(day, source, context);
    await daysRepo.updateIfUnchanged(db.queries, day, {
      questions: JSON.stringify(questions),
      open_questions: JSON.stringify(open),
      lesson_index: index,
      fill_tries: 0,
    });
  }

  /** The questions of a review; where a text of the week is newer than its own, that is written anew with them. */
  async function fillReview(
    review: daysRepo.DayRow,
    days: readonly daysRepo.DayRow[],
    context: { accountId: string; address: string },
  ): Promise<void> {
    const readAt = newestOf(days, review.week);
    const isBehind = readAt >= review.updated_at && !review.edited_by_owner;
    const text = isBehind ? await lessons.write(review.owner_id, review, { subject: '', days }, context) : null;
    const asked = text?.questions ?? null;
    const questions = asked ?? JSON.stringify(await lessons.questions(sourceOf(review, days), review.id, context));
    const renewed = { ...text, questions, fill_tries: 0, ...(text && { updated_at: clock.now() }) };
    await daysRepo.updateReview(db.queries, review, renewed, readAt);
  }

  /** A day that cannot be made holds up none of the others: it is tried again after them. */
  async function tryDay(day: daysRepo.DayRow, days: readonly daysRepo.DayRow[], subject: string, address: string) {
    try {
      await fillDay(day, days, subject, address);
      return 'done';
    } catch (error) {
      if (error instanceof LessonPostponed) {
        // It counts as no try: whoever opens the day later has it written then.
        const changes = { note: error.note, fill_tries: day.fill_tries };
        await daysRepo.updateDay(db.queries, day.owner_id, day.id, changes, day.state);
        return 'postponed';
      }
      log.warn({ err: error, path: day.path_id, day: day.position, try: day.fill_tries + 1 }, 'filling a day');
      return 'failed';
    }
  }

  /** A day that somebody looks at: its text, then its questions. It starts no chain, however often it is asked for. */
  async function fillOpened({ pathId, ownerId, address }: PathOrder, position: number, subject: string): Promise<void> {
    for (const step of ['planned', 'ready'] as const) {
      const days = await daysRepo.listDays(db.queries, ownerId, pathId);
      const day = days.find((one) => one.position === position);
      if (day?.state !== step || day.questions !== null || isTooEarly(day, days)) continue;
      await tryDay(day, days, subject, address);
    }
  }

  async function fillNext({ day: opened, ...order }: PathOrder & { day?: number | undefined }, run: JobRun) {
    const { pathId, ownerId, address } = order;
    const path = await findPath(ownerId, pathId);
    if (!path) return;
    if (opened !== undefined) return fillOpened(order, opened, path.title);
    const days = await daysRepo.listDays(db.queries, ownerId, pathId);
    const until = teacher.capabilities.costs ? nearUntil(days) : Number.POSITIVE_INFINITY;
    const [next] = unfilled(days, (day) => day.position <= until || lessons.isReadyMade(day));
    if (!next) return;
    // A model that cannot write now is not asked day by day: each is tried when it is opened.
    if ((await tryDay(next, days, path.title, address)) === 'postponed') return;
    // Texts come before questions for everybody, not only within one sprint.
    const hasTexts = days.some(({ id, state }) => id !== next.id && state === 'planned');
    // A worker that was taken for dead and wakes again must not start a second chain.
    await db.queries.transaction().execute(async (trx) => {
      await run.hold(trx);
      await queue.enqueue(fillSprint, order, { within: trx, priority: hasTexts ? 1 : 0 });
    });
  }

  return [work(fillSprint, fillNext)];
}

import {
  type LessonAnswers as Coded,
  type ErrorCode,
  type FeatureOperations,
  type GivenUp,
  type HandlerResult,
  kindOfCode,
  readWeekCode,
  tidyCode,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue, Work } from '../../../platform/queue.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import { type CreditingDeps, createCrediting } from './crediting.ts';
import { itemsOf, listOf } from './file-lesson.ts';
import { createFindLessons, type FindLessonsDeps, lessonOf, type Places } from './find-lessons.ts';
import * as outsideWork from './outside-work.repo.ts';
import { bringWaiting, mostLooks, nextLook, waitingWork } from './waiting-codes.jobs.ts';
import * as waiting from './waiting-codes.repo.ts';

export interface CodesDeps extends CreditingDeps, FindLessonsDeps {
  db: Database;
  log: Log;
  queue: Queue;
  sprints: Pick<Sprints, 'create' | 'list' | 'listLessons'>;
}

type Operations = FeatureOperations['weekFiles'];

interface Brought {
  code: string;
  /** Starts a sprint of the course where the learner has none. */
  start_sprint?: boolean | undefined;
  address: string;
}

export interface Codes {
  /** Counts what was answered in a file; what was brought before counts no second time. */
  bring(ownerId: string, brought: Brought): Promise<HandlerResult<Operations['bring']>>;
  brought(ownerId: string): Promise<HandlerResult<Operations['brought']>>;
  work: Work[];
}

/** A code that nothing could be done with for so long is given up, and told of for as long again. */
const keptDays = 30;
/** More codes of lessons that are all being prepared are nobody's. */
const mostWaiting = 20;

function read(code: string): Coded[] {
  const kind = kindOfCode(code);
  if (kind === 'Q') throw new AppError('file_code_of_quiz');
  if (kind === 'W') throw new AppError('file_code_older');
  const lessons = kind && readWeekCode(code);
  if (!lessons) throw new AppError('file_code_mistyped');
  return lessons;
}

/** Which of the lessons can be counted, and which will be; an error where it is none of them. */
function sort(coded: readonly Coded[], { known, found, coming, changed }: Places) {
  const fits = ({ list }: Coded, lesson: Parameters<typeof itemsOf>[0]) => listOf(itemsOf(lesson)) === list;
  const ready = coded.flatMap((one) => {
    const place = found.get(one.ref);
    return place && fits(one, place.lesson) ? { place, states: one.items } : [];
  });
  const current = coded.filter((one) => {
    const lesson = known.get(one.ref);
    return lesson !== undefined && !found.has(one.ref) && fits(one, lessonOf(lesson));
  });
  const preparing = current.filter(({ ref }) => coming.has(ref));
  if (ready.length === 0 && preparing.length === 0) {
    const [first] = current.filter(({ ref }) => !changed.has(ref));
    const notes = first && known.get(first.ref)?.notes;
    if (notes) throw new AppError('file_code_without_sprint', { about: notes.code });
    const isOurs = coded.some(({ ref }) => found.has(ref) || known.has(ref));
    throw new AppError(isOurs ? 'file_code_outdated' : 'file_code_foreign');
  }
  return { ready, preparing };
}

/** What will be the same at the next look; whatever else went wrong may be better then. */
const forGood: Partial<Record<ErrorCode, GivenUp>> = {
  file_code_outdated: 'changed',
  file_code_foreign: 'changed',
  file_code_older: 'changed',
  file_code_mistyped: 'changed',
  // None of the course is being made either: its lessons would be coming.
  file_code_without_sprint: 'without_sprint',
};

/** Answers come back from files by a code. They are the learner's own word: marked as done outside, and proven by nobody. */
export function createCodes(deps: CodesDeps): Codes {
  const { db, clock, log, queue, library, sprints } = deps;
  const findLessons = createFindLessons(deps);
  const credit = createCrediting(deps);

  const lookAgain = (ownerId: string, tries: number, within?: Queries) =>
    queue.enqueue(
      bringWaiting,
      { ownerId, tries },
      { startAfter: nextLook(clock.now(), tries), ...(within && { within }) },
    );

  /** Counts what can be counted, and keeps the code where some of its lessons are still to come. */
  async function book(ownerId: string, given: string, isLook = false) {
    const code = tidyCode(given);
    const coded = read(code);
    const places = await findLessons(ownerId, new Set(coded.map(({ ref }) => ref)));
    const { ready, preparing } = sort(coded, places);
    const skipped = coded.length - ready.length - preparing.length;
    const [first] = preparing.flatMap(({ ref }) => places.known.get(ref)?.notes ?? []);
    return db.queries.transaction().execute(async (trx) => {
      const credited = await credit(trx, ownerId, ready);
      if (first) {
        const others = (await waiting.listCodes(trx, ownerId)).filter((row) => !row.given_up && row.code !== code);
        if (!isLook && others.length >= mostWaiting) throw new AppError('file_codes_waiting');
        const row = { owner_id: ownerId, code, course: first.code, brought_at: clock.now() };
        if (await waiting.keepWaiting(trx, row)) await lookAgain(ownerId, 0, trx);
      } else if (isLook && skipped > 0) {
        await waiting.giveUp(trx, { owner_id: ownerId, code }, 'left_out');
      } else {
        await waiting.dropWaiting(trx, { owner_id: ownerId, code });
      }
      return { ...credited, waiting: preparing.length, skipped };
    });
  }

  async function startSprint(ownerId: string, courseCode: string | undefined, address: string): Promise<void> {
    const notes = library.all().find(({ code }) => code === courseCode);
    if (!notes) throw new AppError('file_code_without_sprint');
    const duration_weeks = Math.max(...notes.lessons.map(({ week }) => week));
    await sprints.create(ownerId, { topic: `${notes.code} ${notes.standard}`, duration_weeks }, address);
  }

  /** What of a waiting code has its lessons by now; whether it waits on. One that will never be counted says why. */
  async function lookAt(row: Awaited<ReturnType<typeof waiting.listCodes>>[number]): Promise<boolean> {
    if (row.brought_at < daysBefore(clock.now(), keptDays)) {
      await waiting.giveUp(db.queries, row, 'too_long');
      return false;
    }
    try {
      return (await book(row.owner_id, row.code, true)).waiting > 0;
    } catch (error) {
      const reason = error instanceof AppError ? forGood[error.code] : undefined;
      if (!reason) throw error;
      await waiting.giveUp(db.queries, row, reason);
      return false;
    }
  }

  /** What of somebody's waiting codes has its lessons by now. */
  async function look(ownerId: string, tries: number): Promise<void> {
    let isWaiting = false;
    const rows = (await waiting.listCodes(db.queries, ownerId)).filter(({ given_up }) => given_up === null);
    for (const row of rows) {
      const waitsOn = await lookAt(row).catch((error: unknown) => {
        log.warn({ err: error }, 'a waiting code could not be looked at');
        return true;
      });
      isWaiting ||= waitsOn;
    }
    if (isWaiting && tries < mostLooks) await lookAgain(ownerId, tries + 1);
  }

  async function sweep(): Promise<void> {
    await waiting.dropGivenUp(db.queries, daysBefore(clock.now(), 2 * keptDays));
    for (const ownerId of await waiting.listWaitingOwners(db.queries)) await look(ownerId, mostLooks);
  }

  return {
    async bring(ownerId, { code, start_sprint = false, address }) {
      return book(ownerId, code).catch(async (error: unknown) => {
        if (!start_sprint || !(error instanceof AppError) || error.code !== 'file_code_without_sprint') throw error;
        await startSprint(ownerId, error.about, address);
        return book(ownerId, code);
      });
    },

    async brought(ownerId) {
      const rows = await outsideWork.listWork(db.queries, ownerId);
      const codes = await waiting.listCodes(db.queries, ownerId);
      return {
        lessons: rows.map(({ title, course, items, right_count, brought_at }) => ({
          ...{ title, course, answered: items.length, right: right_count },
          brought_at: brought_at.toISOString(),
        })),
        waiting: codes.filter(({ given_up }) => given_up === null).map(({ course }) => ({ course })),
        given_up: codes.flatMap(({ code, course, given_up }) => (given_up ? { code, course, reason: given_up } : [])),
      };
    },

    work: waitingWork({ look, sweep }),
  };
}

import {
  type LessonAnswers as Coded,
  type FeatureOperations,
  type HandlerResult,
  itemStates,
  kindOfCode,
  readWeekCode,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CourseLesson, CourseLibrary } from '../../../ports/courses/port.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { readLesson } from '../../../ports/teacher/port.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { type Sprints, type WeekDay, writtenCards } from '../../sprints/sprints.service.ts';
import { keptCheck } from '../checks/checks.ts';
import type { LessonAnswers } from '../lesson-answers.ts';
import { type FileLesson, itemsOf, ofDay, ofLibrary, refOf, versionOf } from './file-lesson.ts';
import * as repo from './outside-work.repo.ts';

export interface CreditingDeps {
  db: Database;
  clock: Clock;
  library: CourseLibrary;
  sprints: Sprints;
  facts: SprintFactsService;
  lessonAnswers: LessonAnswers;
}

type Operations = FeatureOperations['weekFiles'];

export interface Codes {
  /** Counts what was answered in a file; what was brought before counts no second time. */
  bring(ownerId: string, code: string): Promise<HandlerResult<Operations['bring']>>;
  brought(ownerId: string): Promise<HandlerResult<Operations['brought']>>;
}

/** A lesson of a code, where the learner has it. */
interface Found {
  lesson: FileLesson;
  day: WeekDay;
  sprintId: string;
  course: string;
}

type Item = ReturnType<typeof itemsOf>[number];

/** Null where it was not answered, or is no answer to this question. */
function isRight({ check, question }: Item, state: number): boolean | null {
  if (check?.typed) {
    if (state === itemStates.typedRight) return true;
    return state === itemStates.typedWrong ? false : null;
  }
  if (check) return check.options[state - 1]?.right ?? null;
  const chosen = question.options[state - 1];
  return chosen === undefined ? null : chosen === question.correct_answer;
}

/** Answers come back from files by a code. They are the learner's own word: marked as done outside, and proven by nobody. */
export function createCodes({ db, clock, library, sprints, facts, lessonAnswers }: CreditingDeps): Codes {
  /** Lessons of the library among these, by their numbers in codes. */
  function inLibrary(wanted: ReadonlySet<number>): Map<number, CourseLesson> {
    const lessons = library.all().flatMap((notes) => notes.lessons);
    return new Map(
      lessons.map((lesson) => [refOf(lesson.documentId), lesson] as const).filter(([ref]) => wanted.has(ref)),
    );
  }

  /** In which sprints of the learner the lessons can be. */
  async function sprintsWith(ownerId: string, wanted: ReadonlySet<number>, documentIds: readonly string[]) {
    const own = (await facts.list(ownerId)).filter(({ days }) => days.some(({ id }) => wanted.has(refOf(id))));
    const taken = documentIds.length > 0 ? await facts.listPlans(ownerId, { documentIds }) : [];
    return new Set([...taken, ...own].map(({ id }) => id));
  }

  async function find(ownerId: string, wanted: ReadonlySet<number>, known: ReadonlyMap<number, CourseLesson>) {
    const found = new Map<number, Found>();
    const documentIds = [...known.values()].map(({ documentId }) => documentId);
    for (const sprintId of await sprintsWith(ownerId, wanted, documentIds)) {
      const { sprintTitle, days } = await sprints.listLessons(ownerId, sprintId);
      for (const day of days) {
        const ref = refOf(day.documentId ?? day.id);
        if (!wanted.has(ref) || found.has(ref)) continue;
        const written = day.documentId && known.get(ref);
        const lesson = written ? ofLibrary(written, writtenCards(written)) : ofDay(day);
        found.set(ref, { lesson, day, sprintId, course: sprintTitle });
      }
    }
    return found;
  }

  /** What is new of one lesson, and how many of its answers were here before. */
  async function credit(
    trx: Queries,
    ownerId: string,
    { lesson, day, sprintId, course }: Found,
    states: readonly number[],
  ) {
    const { items, right_count } = await repo.lockWork(trx, {
      ...{ owner_id: ownerId, lesson: lesson.key, title: lesson.title, course },
      brought_at: clock.now(),
    });
    const source = readLesson({ id: day.id, title: lesson.title, markdown: lesson.markdown, places: [] });
    const answers = itemsOf(lesson).flatMap((item, index) => {
      const correct = isRight(item, states[index] ?? itemStates.open);
      return correct === null ? [] : { item, index, correct };
    });
    const fresh = answers.filter(({ index }) => !items.includes(index));
    for (const { item, index, correct } of fresh) {
      const question = item.check ? keptCheck(item.check, { title: lesson.title, source }) : item.question;
      const sent = { event_id: `file:${lesson.key}:${index}` };
      await lessonAnswers.keep(trx, { ownerId, sprintId, dayId: day.id }, sent, { question, correct });
    }
    const right = fresh.filter(({ correct }) => correct).length;
    if (fresh.length > 0) {
      await repo.saveWork(trx, ownerId, lesson.key, {
        items: JSON.stringify([...items, ...fresh.map(({ index }) => index)]),
        right_count: right_count + right,
        brought_at: clock.now(),
      });
    }
    return { title: lesson.title, course, answered: fresh.length, right, known: answers.length - fresh.length };
  }

  function read(code: string): Coded[] {
    const kind = kindOfCode(code);
    if (kind === 'Q') throw new AppError('file_code_of_quiz');
    const lessons = kind && readWeekCode(code);
    if (!lessons) throw new AppError('file_code_mistyped');
    return lessons;
  }

  return {
    async bring(ownerId, code) {
      const coded = read(code);
      const wanted = new Set(coded.map(({ ref }) => ref));
      const known = inLibrary(wanted);
      const found = await find(ownerId, wanted, known);
      const here = coded.flatMap((one) => {
        const place = found.get(one.ref);
        return place && versionOf(place.lesson) === one.version ? { ...one, place } : [];
      });
      if (here.length === 0) {
        if (coded.some(({ ref }) => found.has(ref))) throw new AppError('file_code_outdated');
        throw new AppError(known.size > 0 ? 'file_code_without_sprint' : 'file_code_foreign');
      }
      const lessons = await db.queries.transaction().execute(async (trx) => {
        const credited = [];
        for (const { place, items } of here) credited.push(await credit(trx, ownerId, place, items));
        return credited;
      });
      return {
        lessons: lessons.flatMap(({ known: _, ...lesson }) => (lesson.answered > 0 ? lesson : [])),
        added: lessons.reduce((sum, { answered }) => sum + answered, 0),
        known: lessons.reduce((sum, lesson) => sum + lesson.known, 0),
        skipped: coded.length - here.length,
      };
    },

    async brought(ownerId) {
      const rows = await repo.listWork(db.queries, ownerId);
      return {
        lessons: rows.map(({ title, course, items, right_count, brought_at }) => ({
          ...{ title, course, answered: items.length, right: right_count },
          brought_at: brought_at.toISOString(),
        })),
      };
    },
  };
}

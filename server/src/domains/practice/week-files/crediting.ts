import { itemStates } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../ports/db/port.ts';
import { readLesson } from '../../../ports/teacher/port.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import { keptCheck } from '../checks/checks.ts';
import type { LessonAnswers } from '../lesson-answers.ts';
import { type FileItem, itemsOf } from './file-lesson.ts';
import type { Found } from './find-lessons.ts';
import * as repo from './outside-work.repo.ts';

export interface CreditingDeps {
  clock: Clock;
  lessonAnswers: LessonAnswers;
  learning: LearningRecord;
}

/** The answers to one lesson, in the order of its list. */
interface Answered {
  place: Found;
  states: readonly number[];
}

/** Null where it was not answered, or is no answer to this question. */
function isRight({ check, question }: FileItem, state: number): boolean | null {
  if (check?.typed) {
    if (state === itemStates.typedRight) return true;
    return state === itemStates.typedWrong ? false : null;
  }
  if (check) return check.options[state - 1]?.right ?? null;
  const chosen = question?.options[state - 1];
  return chosen === undefined ? null : chosen === question?.correct_answer;
}

/** Counts what was answered in a file: each question once, by its name, whichever file it was answered in. */
export function createCrediting({ clock, lessonAnswers, learning }: CreditingDeps) {
  /** What is new of one lesson, and how many of its answers were here before. */
  async function creditLesson(trx: Queries, ownerId: string, { place, states }: Answered) {
    const { lesson, day, sprintId, course } = place;
    const { items: known, right_count } = await repo.lockWork(trx, {
      ...{ owner_id: ownerId, lesson: lesson.key, title: lesson.title, course },
      brought_at: clock.now(),
    });
    const source = readLesson({ id: day.id, title: lesson.title, markdown: lesson.markdown, places: [] });
    const answers = itemsOf(lesson).flatMap((item, index) => {
      const correct = isRight(item, states[index] ?? itemStates.open);
      return correct === null ? [] : { item, correct };
    });
    const fresh = answers.filter(({ item }) => !known.includes(item.name));
    for (const { item, correct } of fresh) {
      const question = item.check ? keptCheck(item.check, { title: lesson.title, source }) : item.question;
      const sent = { event_id: `file:${lesson.key}:${item.name}` };
      await lessonAnswers.keep(trx, { ownerId, sprintId, dayId: day.id }, sent, { question, correct });
    }
    const right = fresh.filter(({ correct }) => correct).length;
    if (fresh.length > 0) {
      await repo.saveWork(trx, ownerId, lesson.key, {
        items: JSON.stringify([...known, ...fresh.map(({ item }) => item.name)]),
        right_count: right_count + right,
        brought_at: clock.now(),
      });
    }
    const told = { title: lesson.title, course, answered: fresh.length, right };
    return { told, known: answers.length - fresh.length, first: `${lesson.key}:${fresh[0]?.item.name}` };
  }

  return async (trx: Queries, ownerId: string, all: readonly Answered[]) => {
    const credited: Awaited<ReturnType<typeof creditLesson>>[] = [];
    for (const one of all) credited.push(await creditLesson(trx, ownerId, one));
    const lessons = credited.filter(({ told }) => told.answered > 0);
    const sum = (count: (one: Awaited<ReturnType<typeof creditLesson>>) => number) =>
      credited.reduce((total, one) => total + count(one), 0);
    const added = sum(({ told }) => told.answered);
    const [first] = lessons;
    if (first) {
      // Nobody knows when it was answered: it counts for the day on which it came.
      const details = { title: first.told.course, count: added };
      await learning.record(trx, ownerId, { kind: 'outside_work', key: first.first, details });
    }
    return {
      lessons: lessons.map(({ told }) => told),
      added,
      right: sum(({ told }) => told.right),
      known: sum(({ known }) => known),
    };
  };
}

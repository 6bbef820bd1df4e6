import type { CourseRecord } from '../../../../../content/curriculum/schema.ts';
import type { CourseNotes } from '../../../ports/courses/port.ts';
import { rootsOf } from './text.rules.ts';

/** Courses by what their lessons are called: "Nigerian history" is no title, and yet a course begins with it. */

export interface TaughtRecord {
  record: CourseRecord;
  /** Each lesson's name and topics, as the roots of their words: "computer" finds what is about computing. */
  names: string[][];
}

const most = 3;
/** A lesson that is about nothing else tells more than one that comes to it among other things. */
const fitOf = (typed: readonly string[], name: readonly string[]) =>
  typed.every((word) => name.includes(word)) ? 1 + typed.length / name.length : 0;

export const indexTaught = (record: CourseRecord, { lessons }: CourseNotes): TaughtRecord => ({
  record,
  names: lessons.flatMap(({ title, topics }) => [title, ...topics]).map(rootsOf),
});

/** The courses with lessons about what was typed, the one with most of them first. */
export function findTaught(taught: readonly TaughtRecord[], q: string): CourseRecord[] {
  const typed = rootsOf(q);
  if (typed.length === 0) return [];
  return taught
    .map(({ record, names }) => ({ record, fit: names.reduce((sum, name) => sum + fitOf(typed, name), 0) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ record }) => record);
}

import { keyTerms } from '../courses/form/lesson.ts';
import { type Asked, alikePairs } from './alike.ts';
import type { Fault } from './faults.ts';
import type { ReadLesson } from './lesson-file.ts';

/** A key term is defined once per course. */
export function termsTwice(lessons: ReadLesson[]): Fault[] {
  const first = new Map<string, string>();
  return lessons.flatMap(({ file, lesson }) =>
    lesson.sections.flatMap(keyTerms).flatMap(({ term, at }) => {
      const known = first.get(term.toLowerCase());
      if (!known) first.set(term.toLowerCase(), file);
      return known ? [{ file, at, text: `the key term "${term}" is already defined in ${known}: list it once` }] : [];
    }),
  );
}

/** No two questions of a course ask the same. */
export function askedTwice(asked: Asked[]): Fault[] {
  return alikePairs(asked).map(([first, { file, at }]) => ({
    file,
    at,
    text: `this question is nearly that of ${first.file}:${first.at}: ask it in a new setting or ask something else`,
  }));
}

import type { Fault } from './faults.ts';
import type { ReadLesson } from './lesson-file.ts';

const LETTERS = 'ABCD';
/** Fewer say nothing: in a course of three checks one letter has a third of the keys at least. */
const LEAST_CHECKS = 10;
const LEAST_IN_LESSON = 4;
const MOST_PERCENT = 40;

function countsOf(keys: readonly string[]): [letter: string, count: number][] {
  return [...LETTERS].map((letter) => [letter, keys.filter((key) => key === letter).length]);
}

/** A reader of the file, or of a copy without a shuffle, must not learn which letter to tap. */
export function keysLean(lessons: ReadLesson[]): Fault[] {
  const inOneLetter = lessons.flatMap(({ file, keys }) => {
    const [first] = keys;
    const isOne = keys.length >= LEAST_IN_LESSON && keys.every((key) => key === first);
    return isOne ? [{ file, at: 1, text: `all ${keys.length} checks have ${first} as their key: move some` }] : [];
  });
  const all = lessons.flatMap(({ keys }) => keys);
  if (all.length < LEAST_CHECKS) return inOneLetter;
  const leaning = countsOf(all).filter(([, count]) => count * 100 > all.length * MOST_PERCENT);
  return [
    ...inOneLetter,
    ...leaning.map(([letter, count]) => ({
      file: 'course.md',
      at: 1,
      text: `${letter} is the key of ${count} of ${all.length} checks: move keys until no letter has more than ${MOST_PERCENT} %`,
    })),
  ];
}

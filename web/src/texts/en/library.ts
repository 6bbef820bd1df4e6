import { defineTexts } from '../define.ts';

/** The library, open to everybody. */
export const libraryTexts = defineTexts('library', {
  title: 'Library',
  heading: 'Courses you can start today',
  lead: 'Written by people, checked number by number, free to study. The first lesson of each course is open to everybody.',
  loading: 'Opening the library…',
  failed: 'The library could not be opened.',
  gone: 'There is no open lesson at this address.',
  facts: (lessons: number, questions: number) => `${lessons} lessons · ${questions} questions`,
  read: (title: string) => `Read the first lesson: ${title}`,
  about: 'About this course',
  lessons: 'All lessons',
  week: (week: number) => `Week ${week}`,
  place: (code: string, week: number, day: number, minutes: number) =>
    `${code} · Week ${week}, day ${day} · ${minutes} min`,
  toLibrary: 'Library',
  next: (title: string) => `Next: ${title}`,
  nextText: 'The other lessons, their questions and the mock examination open with a free account.',
  done: (count: number) =>
    count === 1 ? '1 check done, kept on this phone only' : `${count} checks done, kept on this phone only`,
  signUp: 'Sign up to keep this',
});

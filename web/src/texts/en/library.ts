import { defineTexts } from '../define.ts';

/** The library, open to everybody. */
export const libraryTexts = defineTexts('library', {
  title: 'Library',
  heading: 'Courses you can start today',
  lead: 'Whole courses by the national standard, with pictures, checks and questions, every sum recomputed. The first lesson of each is open to everybody.',
  loading: 'Opening the library…',
  failed: 'The library could not be opened.',
  gone: 'There is no open lesson at this address.',
  facts: (lessons: number, questions: number) =>
    questions > 0 ? `${lessons} lessons · ${questions} questions` : `${lessons} lessons`,
  read: (title: string) => `Read the first lesson: ${title}`,
  about: 'About this course',
  lessons: 'All lessons',
  place: (code: string, week: number, day: number, minutes: number) =>
    `${code} · Week ${week}, day ${day} · ${minutes} min`,
  toLibrary: 'Library',
  next: (title: string) => `Next: ${title}`,
  nextText: 'The other lessons, their questions and the mock examination open with a free account.',
  done: (count: number) =>
    `${count === 1 ? '1 check' : `${count} checks`} done. Without an account it is forgotten when you leave.`,
  signUp: 'Sign up to keep this',
});

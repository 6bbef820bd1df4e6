import { defineTexts } from '../define.ts';

/** Going through the questions that the teacher made. */
export const quizDraftsTexts = defineTexts('quizDrafts', {
  title: 'Go through the drafts',
  back: 'Back to the quiz',
  from: (names: string) => `from ${names}`,
  finish: 'Finish',
  counter: (kept: number, wanted: number) => `${kept} of ${wanted} kept`,
  left: (count: number) => (count === 1 ? '1 draft left' : `${count} drafts left`),
  surestFirst: 'Most reliable first',
  rightAnswer: 'Right answer',
  page: (page: number) => `Page ${page}`,
  slide: (slide: number) => `Slide ${slide}`,
  sheet: (sheet: string) => `Sheet “${sheet}”`,
  noSentence: 'Based on the whole section.',
  group: 'This question',
  keep: 'Keep',
  fix: 'Fix',
  drop: 'Drop',
  another: 'Later',
  undo: 'Undo',
  keys: 'Keys: K keep, F fix, D drop, L later, U undo.',
  lastQuestion: 'A quiz needs at least one question.',
  said: { keep: 'Kept.', fix: 'Fixed and kept.', drop: 'Dropped.', another: 'It comes back at the end.' },
  next: (question: string) => `Next: ${question}`,
  enough: 'You have as many as you wanted. Finish, or keep more.',
  offline: 'No connection. What you decide is kept on this device and sent later.',
  fixing: { heading: 'Fix the question', save: 'Save and keep', cancel: 'Cancel' },
  done: {
    title: (kept: number, wanted: number) => `Done: ${kept} of ${wanted} kept`,
    text: 'No draft is left.',
    none: 'This quiz holds no drafts. Every question in it is yours.',
    open: 'Open the quiz',
  },
  finishing: {
    title: (kept: number) => (kept === 1 ? 'Finish with 1 question?' : `Finish with ${kept} questions?`),
    text: (drafts: number) =>
      drafts === 1
        ? 'The quiz still holds 1 draft that you have not kept.'
        : `The quiz still holds ${drafts} drafts that you have not kept.`,
    goOn: 'Go on',
    leaveOut: 'Leave the drafts out',
    withDrafts: 'Finish and keep the drafts',
  },
  loadFailed: 'The drafts could not be loaded.',
});

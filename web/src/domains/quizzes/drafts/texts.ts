import { defineTexts } from '../../../texts/define.ts';

/** Going through the questions that the teacher made. */
export const quizDraftsTexts = defineTexts('quizDrafts', {
  title: 'Check the drafts',
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
  said: { keep: 'Kept.', fix: 'Fixed and kept.', drop: 'Dropped.', another: 'It’ll come back at the end.' },
  next: (question: string) => `Next: ${question}`,
  enough: 'You’ve got as many as you wanted. Finish, or keep more.',
  offline: 'You’re offline. We’ll save your choices on this device and send them later.',
  fixing: { heading: 'Fix the question', save: 'Save and keep', cancel: 'Cancel' },
  done: {
    title: (kept: number, wanted: number) => `Done: ${kept} of ${wanted} kept`,
    text: 'There are no drafts left.',
    none: 'This quiz has no drafts. You’ve checked every question.',
    open: 'Open the quiz',
  },
  finishing: {
    title: (kept: number) => (kept === 1 ? 'Finish with 1 question?' : `Finish with ${kept} questions?`),
    text: (drafts: number) =>
      drafts === 1 ? 'There’s still 1 draft you haven’t kept.' : `There are still ${drafts} drafts you haven’t kept.`,
    goOn: 'Keep checking',
    leaveOut: 'Finish without the drafts',
    withDrafts: 'Finish and keep the drafts',
  },
  loadFailed: 'We couldn’t load the drafts.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizDrafts: typeof quizDraftsTexts;
  }
}

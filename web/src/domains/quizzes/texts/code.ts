import { defineTexts } from '../../../texts/define.ts';

/** The door for those who type a code instead of scanning it. */
export const quizCodeTexts = defineTexts('quizCode', {
  heading: 'Join a quiz',
  lead: 'Type the code your lecturer shows you. No account needed.',
  label: 'Quiz code',
  hint: '6 letters and numbers, e.g. KK6 KP5',
  open: 'Open the quiz',
  opening: 'Opening…',
  missing: 'Please type the code.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizCode: typeof quizCodeTexts;
  }
}

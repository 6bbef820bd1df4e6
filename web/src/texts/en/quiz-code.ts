import { defineTexts } from '../define.ts';

/** The door for those who type a code instead of scanning it. */
export const quizCodeTexts = defineTexts('quizCode', {
  heading: 'Join a quiz',
  lead: 'Type the code that your lecturer shows. You need no account.',
  label: 'Quiz code',
  hint: 'Six letters and digits. Capitals, spaces and dashes do not matter.',
  open: 'Open the quiz',
  opening: 'Opening…',
  missing: 'Please type the code.',
});

import { defineTexts } from '../../../texts/define.ts';

/** A lecturer's first quiz, on one page. */
export const quizFromFileTexts = defineTexts('quizFromFile', {
  title: 'New quiz',
  heading: 'Make a quiz from your slides',
  lead: 'You’ll get drafts to go through. Nothing is shared until you share it.',
  drop: 'Drop your slides here, or choose a file',
  chosen: 'Chosen file',
  go: 'Make the quiz',
  busy: 'Making your quiz…',
  uploading: 'Uploading your slides',
  making: 'Reading your slides and writing questions',
  percent: (percent: number) => `${percent}%`,
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizFromFile: typeof quizFromFileTexts;
  }
}

import { defineTexts } from '../../../texts/define.ts';

export const quizAccessTexts = defineTexts('quizAccess', {
  title: 'Quiz',
  accessing: 'Accessing quiz...',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizAccess: typeof quizAccessTexts;
  }
}

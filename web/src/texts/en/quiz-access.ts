import { defineTexts } from '../define.ts';

export const quizAccessTexts = defineTexts('quizAccess', {
  title: 'Quiz',
  accessing: 'Accessing quiz...',
});

declare module '../define.ts' {
  interface Namespaces {
    quizAccess: typeof quizAccessTexts;
  }
}

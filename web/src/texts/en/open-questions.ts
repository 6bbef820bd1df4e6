import { defineTexts } from '../define.ts';

/** Questions that are answered in writing and marked by the learner. */
export const openQuestionTexts = defineTexts('openQuestions', {
  title: 'Written questions',
  text: 'Answer on paper first, with every step. Then mark yourself.',
  marks: (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`),
  number: (number: number) => `Question ${number}`,
  show: 'Show the model answer',
  earns: 'Tick what’s in your answer',
  earned: (earned: number, all: number) => `Your mark: ${earned} of ${all}.`,
});

declare module '../define.ts' {
  interface Namespaces {
    openQuestions: typeof openQuestionTexts;
  }
}

import { defineTexts } from '../../../texts/define.ts';

/** A sprint from a document that is there already. */
export const sprintOfDocumentTexts = defineTexts('sprintOfDocument', {
  title: 'Make a study sprint?',
  text: (title: string) =>
    `We’ll plan “${title}” over at most 4 weeks, 30 minutes a day, with a lesson and questions for each day.`,
  make: 'Make the sprint',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    sprintOfDocument: typeof sprintOfDocumentTexts;
  }
}

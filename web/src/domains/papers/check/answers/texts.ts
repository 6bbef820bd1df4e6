import { counted } from '../../../../texts/counted.ts';
import { defineTexts } from '../../../../texts/define.ts';

/** Adding a key that was not in the paper’s file. */
export const paperAnswersTexts = defineTexts('paperAnswers', {
  open: 'Add its answers',
  title: 'Add its answers',
  text: 'A key or marking scheme in a file of its own. Each answer goes to the question with its number.',
  drop: 'Choose a file, or drop it here',
  accepted: 'PDF, Word or text',
  paste: 'Or paste the answers',
  pasteHint: 'Such as 1. B 2. D 3. A',
  add: 'Add the answers',
  busy: 'Reading…',
  empty: 'Please choose a file, or paste the answers.',
  added: (count: number) => `${counted(count, 'answer')} added.`,
  none: 'This paper has these answers already.',
});

declare module '../../../../texts/define.ts' {
  interface Namespaces {
    paperAnswers: typeof paperAnswersTexts;
  }
}

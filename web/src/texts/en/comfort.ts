import { defineTexts } from '../define.ts';

/** For whoever had nothing right. */
export const comfortTexts = defineTexts('comfort', {
  kind: 'None right yet, and that’s fine: trying first is how it sticks.',
  lesson: 'That’s fine: trying first is how it sticks. Skim the lesson once more, then try them again.',
  read: (section: string) => `Read “${section}” again`,
});

declare module '../define.ts' {
  interface Namespaces {
    comfort: typeof comfortTexts;
  }
}

import { defineTexts } from '../define.ts';

/** For whoever had nothing right. */
export const comfortTexts = defineTexts('comfort', {
  kind: 'None right yet, and that’s fine: trying first is how it sticks.',
  read: (section: string) => `Read “${section}” again`,
});

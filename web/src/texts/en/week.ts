import { defineTexts } from '../define.ts';

/** The days of a week, and what became of each. */
export const weekTexts = defineTexts('week', {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].join(','),
  done: 'done',
  missed: 'missed',
  unused: 'not studied',
  open: 'not yet',
});

declare module '../define.ts' {
  interface Namespaces {
    week: typeof weekTexts;
  }
}

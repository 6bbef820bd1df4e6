import { defineTexts } from '../texts/define.ts';

/** What the pages opened by a link share. */
export const visitorTexts = defineTexts('visitor', {
  home: 'Akada, home page',
  credit: 'Made with Akada, where lecture notes become quizzes and study plans.',
  creditLink: 'Learn with your own notes',
  privacy: 'Privacy',
  report: 'Report',
  away: 'We’re having trouble connecting. Carry on: everything is saved on this device.',
  offline: 'You’re offline. Carry on: everything is saved on this device.',
});

declare module '../texts/define.ts' {
  interface Namespaces {
    visitor: typeof visitorTexts;
  }
}

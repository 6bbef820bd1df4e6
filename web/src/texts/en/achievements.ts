import { defineTexts } from '../define.ts';

export const achievementsTexts = defineTexts('achievements', {
  heading: 'Achievements',
  earnedOn: (date: string) => `Earned on ${date}`,
  notYet: 'Not yet earned',
  close: 'Close',
});

import { defineTexts } from '../../../texts/define.ts';

export const achievementsTexts = defineTexts('achievements', {
  heading: 'Achievements',
  earnedOn: (date: string) => `Earned on ${date}`,
  close: 'Close',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    achievements: typeof achievementsTexts;
  }
}

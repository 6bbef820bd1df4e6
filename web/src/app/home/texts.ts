import { defineTexts } from '../../texts/define.ts';

export const dashboardTexts = defineTexts('dashboard', {
  title: 'My Learning Sprints',
  papers: 'Past questions',
  papersText: 'Practise papers from earlier years',
  community: 'Join Community',
  communityText: 'Invite classmates',
  setUpText: 'Tell us what you study and we’ll recommend sprints that follow your curriculum.',
  setUp: 'Set up my studies',
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    dashboard: typeof dashboardTexts;
  }
}

import { defineTexts } from '../define.ts';

export const dashboardTexts = defineTexts('dashboard', {
  title: 'My Learning Sprints',
  empty: 'You have no sprints yet.',
});

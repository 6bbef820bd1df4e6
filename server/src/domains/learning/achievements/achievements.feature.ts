import { feature } from '../../../assembly/feature.ts';
import type { LearningRecord } from '../learning.service.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { createAchievements } from './achievements.service.ts';

export const achievementsFeature = feature({
  name: 'achievements',
  build(_ground, { learning }: { learning: LearningRecord }) {
    const achievements = createAchievements({ learning });
    return { services: { achievements }, routes: { achievements: achievementsRoutes(achievements) } };
  },
});

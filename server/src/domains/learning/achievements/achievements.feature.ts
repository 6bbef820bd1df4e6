import { feature } from '../../../assembly/feature.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { createAchievements } from './achievements.service.ts';

export const achievementsFeature = feature({
  name: 'achievements',
  build(ground) {
    const achievements = createAchievements(ground);
    return { services: { achievements }, routes: { achievements: achievementsRoutes(achievements) } };
  },
});

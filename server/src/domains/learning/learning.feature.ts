import { feature } from '../../assembly/feature.ts';
import { countLately } from './figures.repo.ts';
import { learningData } from './learning.data.ts';
import { createLearningRecord } from './learning.service.ts';

export const learningFeature = feature({
  name: 'learning',
  personalData: [learningData],
  build: (ground) => ({
    services: { learning: createLearningRecord(ground) },
    figures: { learners: () => countLately(ground.db.queries, ground.clock.now()) },
  }),
});

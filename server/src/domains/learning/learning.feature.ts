import { feature } from '../../assembly/feature.ts';
import { learningData } from './learning.data.ts';
import { createLearningRecord } from './learning.service.ts';

export const learningFeature = feature({
  name: 'learning',
  personalData: [learningData],
  build: (ground) => ({ services: { learning: createLearningRecord(ground) } }),
});

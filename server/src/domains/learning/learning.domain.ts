import { domain } from '../../assembly/domain.ts';
import { achievementsFeature } from './achievements/achievements.feature.ts';
import { learningFeature } from './learning.feature.ts';
import * as learning from './migrations/0012_learning.ts';
import * as studyStretches from './migrations/0020_study_stretches.ts';
import * as learningDays from './migrations/0023_learning_days.ts';

/** The record of learning: what was studied when, and the badges that follow from it. */
export const learningDomain = domain({
  name: 'learning',
  features: [learningFeature, achievementsFeature],
  migrations: {
    '0012_learning': learning,
    '0020_study_stretches': studyStretches,
    '0023_learning_days': learningDays,
  },
});

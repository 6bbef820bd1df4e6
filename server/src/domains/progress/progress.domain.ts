import { domain } from '../../assembly/domain.ts';
import { deadlinesFeature } from './deadlines/deadlines.feature.ts';
import { progressFeature } from './progress.feature.ts';

/** Where a learner stands, and what is due. */
export const progressDomain = domain({
  name: 'progress',
  features: [deadlinesFeature, progressFeature],
});

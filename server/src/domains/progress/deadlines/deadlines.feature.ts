import { feature } from '../../../assembly/feature.ts';
import type { Standings } from '../../billing/plans/standing.service.ts';
import { createDeadlines } from './deadlines.service.ts';

export const deadlinesFeature = feature({
  name: 'deadlines',
  build: ({ db, clock }, { standings }: { standings: Standings }) => ({
    services: { deadlines: createDeadlines({ db, clock, standings }) },
  }),
});

import { feature } from '../../assembly/feature.ts';
import { createSprintFacts } from './sprint-facts.service.ts';

/** Apart from the sprints themselves: what is asked about them needs the database alone. */
export const sprintFactsFeature = feature({
  name: 'sprint-facts',
  build: (ground) => ({ services: { sprintFacts: createSprintFacts(ground) } }),
});

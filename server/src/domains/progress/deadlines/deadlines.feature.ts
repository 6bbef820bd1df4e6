import { feature } from '../../../assembly/feature.ts';
import type { Standings } from '../../billing/plans/standing.service.ts';
import type { QuizClosings } from '../../quizzes/sharing/closings.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { createDeadlines } from './deadlines.service.ts';

interface Needs {
  sprintFacts: SprintFactsService;
  closings: QuizClosings;
  standings: Standings;
}

export const deadlinesFeature = feature({
  name: 'deadlines',
  build: ({ clock }, { sprintFacts: sprints, closings, standings }: Needs) => ({
    services: { deadlines: createDeadlines({ clock, sprints, closings, proEnd: standings.endOf }) },
  }),
});

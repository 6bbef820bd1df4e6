import type { DueDate } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { dayAfter, dayIn } from '../../learning/learning.service.ts';
import type { QuizClosings } from '../../quizzes/sharing/closings.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { type Deadline, deadlinesOf } from './deadlines.rules.ts';

export type { Deadline } from './deadlines.rules.ts';

/** The one answer to what is due: the progress page, the calendar and reminders all ask here. */
export interface DeadlinesService {
  list(learner: { id: string; timezone: string }): Promise<Deadline[]>;
}

interface DeadlinesDeps {
  clock: Clock;
  sprints: SprintFactsService;
  closings: QuizClosings;
  /** When Pro ends and nothing renews it. */
  proEnd(userId: string): Promise<Date | null>;
}

export function createDeadlines({ clock, sprints, closings, proEnd }: DeadlinesDeps): DeadlinesService {
  return {
    async list({ id, timezone }) {
      const now = clock.now();
      const facts = {
        sprints: await sprints.list(id),
        quizzes: await closings.list(id),
        proEndsAt: await proEnd(id),
      };
      return deadlinesOf(facts, { dayOf: (moment) => dayIn(timezone, moment), dayAfter }, now);
    },
  };
}

/** As the contract has it. */
export const toDue = ({ date, title, kind, at, path }: Deadline): DueDate => ({
  date,
  title,
  kind,
  at: at?.toISOString() ?? null,
  path,
});

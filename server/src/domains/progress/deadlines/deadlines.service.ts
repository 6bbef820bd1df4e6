import type { DueDate } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, gather, type Part, together } from '../../../ports/db/port.ts';
import type { Standings } from '../../billing/plans/standing.service.ts';
import { dayAfter, dayIn } from '../../learning/learning.service.ts';
import { closingsOf } from '../../quizzes/sharing/closings.service.ts';
import { sprintFactsOf } from '../../sprints/sprint-facts.service.ts';
import { type Deadline, type DueFacts, deadlinesOf } from './deadlines.rules.ts';

export type { Deadline } from './deadlines.rules.ts';

/** The one answer to what is due: the progress page, the calendar and reminders all ask here. */
export interface DeadlinesService {
  list(learner: { id: string; timezone: string }): Promise<Deadline[]>;
  /** The values that what is read for it wants. */
  valuesOf(userId: string): DueValues;
  /** What it follows from besides the sprints, to be read together with other things. */
  partOf(values: DueValues): Part<Omit<DueFacts, 'sprints'>>;
  /** The same from what was read already. */
  from(learner: { timezone: string }, facts: DueFacts): Deadline[];
}

export interface DueValues {
  user: string;
  proSince: Date;
}

interface DeadlinesDeps {
  db: Database;
  clock: Clock;
  standings: Standings;
}

export function createDeadlines({ db, clock, standings }: DeadlinesDeps): DeadlinesService {
  const valuesOf = (user: string): DueValues => ({ user, proSince: standings.since() });
  const partOf: DeadlinesService['partOf'] = ({ user, proSince }) =>
    together({ quizzes: closingsOf(user), proEndsAt: standings.endOf(user, proSince) });
  const from: DeadlinesService['from'] = ({ timezone }, facts) =>
    deadlinesOf(facts, { dayOf: (moment) => dayIn(timezone, moment), dayAfter }, clock.now());
  const read = gather((values: DueValues) => ({ sprints: sprintFactsOf(values.user), due: partOf(values) }));

  return {
    async list(learner) {
      const { sprints, due } = await read(db.queries, valuesOf(learner.id));
      return from(learner, { sprints, ...due });
    },
    valuesOf,
    partOf,
    from,
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

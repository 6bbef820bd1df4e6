import { type Database, mapped, type Part, type Queries, type Reading, readPart } from '../../ports/db/port.ts';
import { completeDay } from './days/days.repo.ts';
import * as facts from './paths/facts.repo.ts';
import { listPlans, type SprintPlan } from './paths/plans.repo.ts';

export interface DayFacts {
  id: string;
  /** Counted through the sprint from 1. */
  day: number;
  week: number;
  title: string;
  kind: 'study' | 'review' | 'exam';
  isReady: boolean;
  /** There is nothing to read, and nothing to write it from. */
  isOutline: boolean;
  completedAt: Date | null;
}

/** What others need to know of a sprint: its days and which of them are done, without any text. */
export interface SprintFacts {
  id: string;
  title: string;
  examDate: string | null;
  startedAt: Date;
  days: DayFacts[];
}

export interface SprintFactsService {
  /** The learner's sprints that were started, newest first. */
  list(ownerId: string, queries?: Queries): Promise<SprintFacts[]>;
  /** Started sprints with the topics of their days, newest first: one, or those with a lesson of the library. */
  listPlans(ownerId: string, of: { sprintId: string } | { documentIds: readonly string[] }): Promise<SprintPlan[]>;
  /** When the exam of a sprint is, as yyyy-MM-dd; null where no date is set. */
  findExamDate(ownerId: string, sprintId: string, queries?: Queries): Promise<string | null>;
  /** Marks a day as complete, once: the first time stays. */
  completeDay(trx: Queries, ownerId: string, sprintId: string, day: number, at: Date): Promise<boolean>;
}

/** The learner's sprints that were started, newest first, to be read together with other things. */
export const sprintFactsOf = (ownerId: string): Part<SprintFacts[]> => mapped(facts.startedOf(ownerId), toFacts);

type Started = Reading<ReturnType<typeof facts.startedOf>>;

/** The same from rows that were read already. */
export function toFacts({ sprints, days }: Started): SprintFacts[] {
  return sprints.map(({ id, title, exam_date, created_at, started_at }) => ({
    id,
    title,
    examDate: exam_date,
    startedAt: started_at ?? created_at,
    days: days
      .filter(({ path_id }) => path_id === id)
      .map((row) => ({
        id: row.id,
        day: row.position,
        week: row.week,
        title: row.title,
        kind: row.kind,
        isReady: row.state === 'ready',
        isOutline: row.state === 'outline',
        completedAt: row.completed_at,
      })),
  }));
}

export function createSprintFacts({ db }: { db: Database }): SprintFactsService {
  return {
    list: (ownerId, queries = db.queries) => readPart(queries, sprintFactsOf(ownerId)),

    listPlans: (ownerId, of) => listPlans(db.queries, ownerId, of),

    findExamDate: (ownerId, sprintId, queries = db.queries) => facts.findExamDate(queries, ownerId, sprintId),

    completeDay,
  };
}

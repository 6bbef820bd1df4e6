import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type Database, type Queries, readPart } from '../../ports/db/port.ts';
import * as users from '../identity/users/users.service.ts';
import * as repo from './learning.repo.ts';
import { dayIn, isPossibleDay } from './learning.rules.ts';
import type { LearningEventDetails, LearningEventKind } from './learning.tables.ts';
import { endOfToday, plainStretch, possibleOf, type Stretch, splitByDay, unionOf, without } from './stretches.rules.ts';

export { type DayOnRecord, daysOf, eventsOf, quizzesOf } from './learning.repo.ts';
export { dayAfter, dayIn, daysAway, heatOf, hourIn, mondayOf, streakOf, weekOf } from './learning.rules.ts';
export { endOfToday } from './stretches.rules.ts';

export interface Happening {
  kind: LearningEventKind;
  /** Names the thing, so that it counts once however often it is reported. */
  key: string;
  sprintId?: string;
  details?: LearningEventDetails;
  /** The learner's own day, for what is reported later; a day that cannot be is taken as today. */
  day?: string;
}

export interface StudyTimeReport {
  sprintId: string | null;
  /** When it was studied. Without stretches a report counts for the time since the last one, for some minutes. */
  stretches?: readonly { start: Date; end: Date }[];
  seconds: number;
  /** The learner's own day, of a report without stretches; today where it is left out. */
  day?: string;
  /** Makes a report that is sent twice count once. */
  eventId?: string;
}

/** Whose record it is, and by which clock their days begin. */
export interface Learner {
  id: string;
  timezone: string;
  createdAt: Date;
}

/** The record of what learners did. Whatever is shown of progress is derived from it. */
export interface LearningRecord {
  /** In the transaction of the thing itself; false where it is on record already. */
  record(trx: Queries, userId: string, happening: Happening): Promise<boolean>;
  /** What is known better by now of a thing that is on record; one that is not stays off it. */
  amend(trx: Queries, userId: string, happening: Required<Pick<Happening, 'kind' | 'key' | 'details'>>): Promise<void>;
  /** Gives the seconds that were counted: no moment twice, none that cannot have been. */
  recordStudyTime(userId: string, report: StudyTimeReport): Promise<number>;
  today(userId: string): Promise<string>;
  /** The moment at which the learner's own day is over. */
  endOfToday(userId: string): Promise<Date>;
  /** The learner's own day at a moment. */
  dayOf(userId: string, moment: Date, queries?: Queries): Promise<string>;
  secondsOn(userId: string, day: string, sprintId?: string): Promise<number>;
  /** How long a sprint was studied in all. */
  secondsIn(userId: string, sprintId: string): Promise<number>;
  /** Every day on which the learner was here, the first one first. */
  days(userId: string): Promise<repo.DayOnRecord[]>;
  /** Every quiz that was taken, the newest first. */
  quizzes(userId: string): Promise<repo.QuizOnRecord[]>;
  /** The newest first. */
  events(userId: string, kinds: readonly LearningEventKind[], limit?: number): Promise<repo.LearningEvent[]>;
}

export function createLearningRecord({ db, clock }: { db: Database; clock: Clock }): LearningRecord {
  const timezoneOf = async (queries: Queries, userId: string) => (await users.getPerson(queries, userId)).timezone;

  return {
    async record(trx, userId, { kind, key, sprintId, details = {}, day }) {
      const at = clock.now();
      const { timezone, created_at } = await users.getPerson(trx, userId);
      const today = dayIn(timezone, at);
      const isPossible = day !== undefined && isPossibleDay(day, today, dayIn(timezone, created_at));
      return repo.insertOnce(trx, {
        id: newId(),
        user_id: userId,
        key: `${kind}:${key}`,
        kind,
        day: isPossible ? day : today,
        at,
        sprint_id: sprintId ?? null,
        details: JSON.stringify(details),
      });
    },

    amend: (trx, userId, { kind, key, details }) =>
      repo.changeDetails(trx, userId, `${kind}:${key}`, JSON.stringify(details)),

    recordStudyTime: (userId, { sprintId, stretches, seconds, day, eventId = newId() }) =>
      db.queries.transaction().execute(async (trx) => {
        const { timezone, created_at } = await users.lockPerson(trx, userId);
        if (await repo.isRecorded(trx, userId, `study:${eventId}`)) return 0;
        const bounds = { now: clock.now(), createdAt: created_at, timezone };
        const last = stretches ? null : await repo.findLastReport(trx, userId);
        const wanted = possibleOf(stretches ?? plainStretch({ seconds, day, last }, bounds), bounds);
        const parts = (await unrecorded(trx, userId, wanted)).flatMap((stretch) => splitByDay(stretch, timezone));
        await repo.insertStudyTime(
          trx,
          parts.map(({ day: studied, start, end }, position) => ({
            id: newId(),
            user_id: userId,
            // The first part stands for the report; the others need only be told apart.
            key: `study:${position === 0 ? eventId : newId()}`,
            kind: 'study',
            day: studied,
            at: bounds.now,
            sprint_id: sprintId,
            seconds: end - start,
            began_at: new Date(start * 1000),
            ended_at: new Date(end * 1000),
            details: '{}',
          })),
        );
        return parts.reduce((sum, { start, end }) => sum + end - start, 0);
      }),

    today: async (userId) => dayIn(await timezoneOf(db.queries, userId), clock.now()),
    endOfToday: async (userId) => endOfToday(await timezoneOf(db.queries, userId), clock.now()),
    dayOf: async (userId, moment, queries = db.queries) => dayIn(await timezoneOf(queries, userId), moment),
    secondsOn: (userId, day, sprintId) => repo.secondsOn(db.queries, userId, day, sprintId),
    secondsIn: (userId, sprintId) => repo.secondsIn(db.queries, userId, sprintId),
    days: (userId) => readPart(db.queries, repo.daysOf(userId)),
    quizzes: (userId) => readPart(db.queries, repo.quizzesOf(userId)),
    events: (userId, kinds, limit) => readPart(db.queries, repo.eventsOf(userId, kinds, limit)),
  };
}

/** What of some stretches no device has reported yet. */
async function unrecorded(trx: Queries, userId: string, wanted: readonly Stretch[]): Promise<Stretch[]> {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last) return [];
  const recorded = await repo.listStretches(trx, userId, new Date(first.start * 1000), new Date(last.end * 1000));
  const covered = recorded.map(({ start, end }) => ({ start: start.getTime() / 1000, end: end.getTime() / 1000 }));
  return without(wanted, unionOf(covered));
}

/** For the operator: the sums of all days, worked out anew from the record. */
export async function recountDays({ db }: { db: Database }): Promise<string> {
  const days = await db.queries.transaction().execute(repo.rebuildDays);
  return `Recounted ${days} days of study.`;
}

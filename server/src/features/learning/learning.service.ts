import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import type { LearningEventDetails, LearningEventKind } from '../../ports/db/tables/learning.ts';
import * as repo from './learning.repo.ts';
import { dayIn, secondsPossible } from './learning.rules.ts';

export type { DayOnRecord, LearningEvent } from './learning.repo.ts';
export { dayAfter, dayIn, heatOf, mondayOf, streakOf, weekOf } from './learning.rules.ts';

export interface Happening {
  kind: LearningEventKind;
  /** Names the thing, so that it counts once however often it is reported. */
  key: string;
  sprintId?: string;
  details?: LearningEventDetails;
  /** The learner's own day, for what is reported later; a day that cannot be is taken as today. */
  day?: string;
}

export interface StudyReport {
  sprintId: string | null;
  seconds: number;
  /** The learner's own day; today where it is left out. */
  day?: string;
  /** Makes a report that is sent twice count once. */
  eventId?: string;
}

/** The record of what learners did. Whatever is shown of progress is derived from it. */
export interface LearningRecord {
  /** In the transaction of the thing itself; false where it is on record already. */
  record(trx: Queries, userId: string, happening: Happening): Promise<boolean>;
  /** Gives the seconds that were counted: never more than a day can hold. */
  recordStudy(userId: string, report: StudyReport): Promise<number>;
  today(userId: string): Promise<string>;
  /** The learner's own day at a moment. */
  dayOf(userId: string, moment: Date, queries?: Queries): Promise<string>;
  secondsOn(userId: string, day: string, sprintId?: string): Promise<number>;
  /** Every day on which the learner was here, the first one first. */
  days(userId: string): Promise<repo.DayOnRecord[]>;
  /** The newest first. */
  events(userId: string, kinds: readonly LearningEventKind[], limit?: number): Promise<repo.LearningEvent[]>;
}

export function createLearningRecord({ db, clock }: { db: Database; clock: Clock }): LearningRecord {
  const timezoneOf = async (queries: Queries, userId: string) => {
    const row = await queries.selectFrom('users').select('timezone').where('id', '=', userId).executeTakeFirstOrThrow();
    return row.timezone;
  };

  return {
    async record(trx, userId, { kind, key, sprintId, details = {}, day }) {
      const at = clock.now();
      const timezone = await timezoneOf(trx, userId);
      const isPossible = day !== undefined && secondsPossible(timezone, day, at) > 0;
      return repo.insertOnce(trx, {
        id: newId(),
        user_id: userId,
        key: `${kind}:${key}`,
        kind,
        day: isPossible ? day : dayIn(timezone, at),
        at,
        sprint_id: sprintId ?? null,
        details: JSON.stringify(details),
      });
    },

    recordStudy: (userId, { sprintId, seconds, day, eventId = newId() }) =>
      db.queries.transaction().execute(async (trx) => {
        await repo.lockLearner(trx, userId);
        const now = clock.now();
        const timezone = await timezoneOf(trx, userId);
        const studied = day ?? dayIn(timezone, now);
        const key = `study:${eventId}`;
        if (await repo.isRecorded(trx, userId, key)) return 0;
        const room = secondsPossible(timezone, studied, now) - (await repo.secondsOn(trx, userId, studied));
        const counted = Math.max(0, Math.min(Math.floor(seconds), room));
        if (counted === 0) return 0;
        await repo.insertOnce(trx, {
          id: newId(),
          user_id: userId,
          key,
          kind: 'study',
          day: studied,
          at: now,
          sprint_id: sprintId,
          seconds: counted,
          details: '{}',
        });
        return counted;
      }),

    today: async (userId) => dayIn(await timezoneOf(db.queries, userId), clock.now()),
    dayOf: async (userId, moment, queries = db.queries) => dayIn(await timezoneOf(queries, userId), moment),
    secondsOn: (userId, day, sprintId) => repo.secondsOn(db.queries, userId, day, sprintId),
    days: (userId) => repo.listDays(db.queries, userId),
    events: (userId, kinds, limit) => repo.listEvents(db.queries, userId, kinds, limit),
  };
}

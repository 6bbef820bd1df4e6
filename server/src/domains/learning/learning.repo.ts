import { expressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { type Part, part, type Queries, rowsOf, type Tables } from '../../ports/db/port.ts';
import type { LearningEventKind, LearningEventsTable } from './learning.tables.ts';

export type LearningEvent = Selectable<LearningEventsTable>;

/** What somebody has learnt by, whether minutes were counted for it or not. */
const studyKinds: readonly LearningEventKind[] = [
  ...(['study', 'day_completed', 'sprint_completed', 'quiz_taken', 'review_done', 'outside_work'] as const),
];

/** False where the same thing is on record already. */
export async function insertOnce(db: Queries, event: Insertable<LearningEventsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('learning_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) await addToDays(db, [event]);
  return isNew;
}

export async function changeDetails(db: Queries, userId: string, key: string, details: string): Promise<void> {
  await db
    .updateTable('learning_events')
    .set({ details })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Keeps what the events of each day add up to; in the transaction that writes them. */
async function addToDays(trx: Queries, events: readonly Insertable<LearningEventsTable>[]): Promise<void> {
  for (const { user_id, day, kind, seconds = 0, ended_at, at } of events) {
    await trx
      .insertInto('learning_days')
      .values({ user_id, day, seconds, last: ended_at ?? at, studied: studyKinds.includes(kind) })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day']).doUpdateSet({
          seconds: sql`learning_days.seconds + excluded.seconds`,
          last: sql`greatest(learning_days.last, excluded.last)`,
          studied: sql`learning_days.studied or excluded.studied`,
        }),
      )
      .execute();
  }
}

/** Works the sums of all days out anew. Nothing is written to the record meanwhile. */
export async function rebuildDays(trx: Queries): Promise<number> {
  await sql`lock table learning_events in share mode`.execute(trx);
  await trx.deleteFrom('learning_days').execute();
  const { numAffectedRows = 0n } = await sql`
    insert into learning_days (user_id, day, seconds, last, studied)
    select user_id, day, sum(seconds), max(coalesce(ended_at, at)), bool_or(kind in (${sql.join(studyKinds)}))
    from learning_events group by user_id, day`.execute(trx);
  return Number(numAffectedRows);
}

/** A statement takes a limited number of values; a report may fill many gaps. */
const rowsAtOnce = 1000;

export async function insertStudyTime(trx: Queries, parts: readonly Insertable<LearningEventsTable>[]): Promise<void> {
  for (let from = 0; from < parts.length; from += rowsAtOnce) {
    await trx
      .insertInto('learning_events')
      .values(parts.slice(from, from + rowsAtOnce))
      .execute();
  }
  await addToDays(trx, sumByDay(parts));
}

/** One for each day, so that a report of many stretches changes it once. */
function sumByDay(parts: readonly Insertable<LearningEventsTable>[]): Insertable<LearningEventsTable>[] {
  const days = new Map<string, Insertable<LearningEventsTable>>();
  for (const part of parts) {
    const { seconds = 0 } = days.get(part.day) ?? {};
    // In order of time: the last one ends last.
    days.set(part.day, { ...part, seconds: seconds + (part.seconds ?? 0) });
  }
  return [...days.values()];
}

export async function isRecorded(db: Queries, userId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('learning_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** When study was last reported. */
export async function findLastReport(db: Queries, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('learning_events')
    .select('at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'study')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** What is on record of the time between two moments. */
export async function listStretches(db: Queries, userId: string, from: Date, to: Date) {
  return db
    .selectFrom('learning_events')
    .select(['began_at as start', 'ended_at as end'])
    .$narrowType<{ start: Date; end: Date }>()
    .where('user_id', '=', userId)
    .where('ended_at', '>', from)
    .where('began_at', '<', to)
    .execute();
}

export async function secondsOn(db: Queries, userId: string, day: string, sprintId?: string): Promise<number> {
  let query = db
    .selectFrom('learning_events')
    .select(sql<string>`coalesce(sum(seconds), 0)`.as('seconds'))
    .where('user_id', '=', userId)
    .where('day', '=', day);
  if (sprintId !== undefined) query = query.where('sprint_id', '=', sprintId);
  return Number((await query.executeTakeFirstOrThrow()).seconds);
}

/** How long a sprint was studied in all. */
export async function secondsIn(db: Queries, userId: string, sprintId: string): Promise<number> {
  const { seconds } = await db
    .selectFrom('learning_events')
    .select(sql<string>`coalesce(sum(seconds), 0)`.as('seconds'))
    .where('user_id', '=', userId)
    .where('sprint_id', '=', sprintId)
    .executeTakeFirstOrThrow();
  return Number(seconds);
}

export interface DayOnRecord {
  day: string;
  seconds: number;
  /** When the last thing of the day happened, as far as that is known. */
  last: Date;
  /** Something was learnt on it: it was more than a visit. */
  studied: boolean;
}

/**
 * Every day on which the learner was here, the first one first. All in one row: years of rows take the driver twenty
 * times as long to read as the database to find.
 */
export const daysOf = (userId: string): Part<DayOnRecord[]> =>
  part(
    sql`
      select coalesce(
        json_agg(json_build_array(day, seconds, (extract(epoch from last) * 1000)::bigint, studied) order by day), '[]')
      from learning_days where user_id = ${userId}`,
    (days: [string, number, number, boolean][]) =>
      days.map(([day, seconds, last, studied]) => ({ day, seconds, last: new Date(last), studied })),
  );

/** A quiz that was taken. */
export interface QuizOnRecord {
  at: Date;
  score: number;
  /** How many questions the score is about, and how many of those were answered; undefined of older quizzes. */
  marked: number | undefined;
  answered: number | undefined;
  dayId: string | undefined;
  sprintId: string | null;
}

/** Every quiz that was graded here, the newest first. */
export const quizzesOf = (userId: string): Part<QuizOnRecord[]> =>
  part(
    sql`
      select coalesce(
        json_agg(
          json_build_array(
            (extract(epoch from at) * 1000)::bigint, details -> 'score', details ->> 'dayId', sprint_id,
            details -> 'marked', details -> 'answered'
          ) order by at desc
        ), '[]')
      from learning_events
      where user_id = ${userId} and kind = 'quiz_taken' and details -> 'selfMarked' is distinct from 'true'::jsonb`,
    (quizzes: [number, number | null, string | null, string | null, number | null, number | null][]) =>
      quizzes.map(([at, score, dayId, sprintId, marked, answered]) => ({
        at: new Date(at),
        score: score ?? 0,
        dayId: dayId ?? undefined,
        sprintId,
        marked: marked ?? undefined,
        answered: answered ?? undefined,
      })),
  );

/** Events of some kinds, the newest first. */
export function eventsOf(userId: string, kinds: readonly LearningEventKind[], limit?: number): Part<LearningEvent[]> {
  const query = expressionBuilder<Tables, never>()
    .selectFrom('learning_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc');
  return rowsOf<LearningEvent>(limit === undefined ? query : query.limit(limit), ['at', 'began_at', 'ended_at']);
}

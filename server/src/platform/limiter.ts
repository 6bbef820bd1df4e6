import { sql } from 'kysely';
import type { Queries } from '../ports/db/port.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

export interface Limit {
  max: number;
  seconds: number;
}

export type Counter = readonly [key: string, limit: Limit];

/**
 * Counters against guessing, shared by all servers through the database. A key says what is counted and for whom;
 * it is stored as a keyed hash, because it may hold an address.
 */
export interface Limiter {
  /** Throws 429 with the time to wait when the limit is already reached. */
  check(key: string, limit: Limit): Promise<void>;
  /** Counts one, and throws like `check` when it is one too many. */
  count(key: string, limit: Limit): Promise<void>;
  /** Takes one off again. */
  giveBack(key: string): Promise<void>;
  /**
   * Counts a guess before it is judged, so that no burst outruns its own count. Only what was judged wrong stays
   * counted: a right guess, and one that could not be judged, is given back.
   */
  guess(counters: readonly Counter[], isRight: () => Promise<boolean>): Promise<boolean>;
  forget(key: string): Promise<void>;
}

export function createLimiter(db: Queries, clock: Clock, secrets: Secrets): Limiter {
  const stored = (key: string) => secrets.mac('attempts', key);

  function refuse(windowEndsAt: Date): never {
    const seconds = Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000);
    throw new AppError('too_many_attempts', { retryAfter: Math.max(1, seconds) });
  }

  const limiter: Limiter = {
    async check(key, { max }) {
      const row = await db
        .selectFrom('attempts')
        .select(['count', 'window_ends_at'])
        .where('key', '=', stored(key))
        .where('window_ends_at', '>', clock.now())
        .executeTakeFirst();
      if (row && row.count >= max) refuse(row.window_ends_at);
    },

    async count(key, { max, seconds }) {
      const now = clock.now();
      const ends = new Date(now.getTime() + seconds * 1000);
      const row = await db
        .insertInto('attempts')
        .values({ key: stored(key), count: 1, window_ends_at: ends })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end`,
            window_ends_at: sql<Date>`case when attempts.window_ends_at > ${now} then attempts.window_ends_at else ${ends} end`,
          }),
        )
        .returning(['count', 'window_ends_at'])
        .executeTakeFirstOrThrow();
      if (row.count > max) refuse(row.window_ends_at);
    },

    async giveBack(key) {
      await db
        .updateTable('attempts')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', stored(key))
        .where('count', '>', 0)
        .execute();
    },

    async guess(counters, isRight) {
      const counted: string[] = [];
      let isWrong = false;
      try {
        for (const [key, limit] of counters) {
          await limiter.count(key, limit);
          counted.push(key);
        }
        isWrong = !(await isRight());
        return !isWrong;
      } finally {
        if (!isWrong) for (const key of counted) await limiter.giveBack(key);
      }
    },

    async forget(key) {
      await db.deleteFrom('attempts').where('key', '=', stored(key)).execute();
    },
  };
  return limiter;
}

/** Windows that are over count for nothing. */
export async function deleteOldCounters(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
}

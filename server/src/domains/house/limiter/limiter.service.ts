import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as repo from './limiter.repo.ts';

export { deleteOldCounters } from './limiter.repo.ts';

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
  /** Whether the limit is already reached. */
  isReached(key: string, limit: Limit): Promise<boolean>;
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

export function createLimiter(
  db: Queries,
  clock: Clock,
  secrets: Secrets,
  code: 'too_many_attempts' | 'too_many_requests' = 'too_many_attempts',
): Limiter {
  const stored = (key: string) => secrets.mac('attempts', key);

  function refuse(windowEndsAt: Date): never {
    const seconds = Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000);
    throw new AppError(code, { retryAfter: Math.max(1, seconds) });
  }

  const limiter: Limiter = {
    async isReached(key, { max }) {
      const counter = await repo.findCounter(db, stored(key), clock.now());
      return counter !== undefined && counter.count >= max;
    },

    async check(key, { max }) {
      const counter = await repo.findCounter(db, stored(key), clock.now());
      if (counter && counter.count >= max) refuse(counter.window_ends_at);
    },

    async count(key, { max, seconds }) {
      const counter = await repo.addOne(db, stored(key), clock.now(), seconds);
      if (counter.count > max) refuse(counter.window_ends_at);
    },

    giveBack: (key) => repo.takeOneOff(db, stored(key)),

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

    forget: (key) => repo.deleteCounter(db, stored(key)),
  };
  return limiter;
}

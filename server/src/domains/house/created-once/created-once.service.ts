import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { KeyedCall, Once } from '../../../platform/once.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as repo from './created-once.repo.ts';

const keptHours = 24;
/** Longer than any call that waits for its answer: whoever holds a key for longer is no more. */
const givenUpMinutes = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

export { listKeys } from './created-once.repo.ts';

/** Only what was created is remembered: after an error nothing is there, so the same key may try again. */
export function createOnce(db: Queries, clock: Clock): Once {
  async function answerOf(userId: string, key: string, request: string): Promise<unknown> {
    const row = await repo.find(db, userId, key);
    if (row && row.request !== request) throw new AppError('key_used_otherwise');
    if (!row?.finished_at) throw new AppError('still_running', { retryAfter: 1 });
    return row.answer;
  }

  return {
    async create<Answer>({ userId, call, key, input }: KeyedCall, create: () => Promise<Answer>) {
      const stored = hash(`${call} ${key}`);
      const request = hash(JSON.stringify(input));
      const now = clock.now();
      const isFirst = await repo.take(db, { userId, key: stored, request }, now, before(now, givenUpMinutes));
      if (!isFirst) return (await answerOf(userId, stored, request)) as Answer;
      try {
        const answer = await create();
        await repo.finish(db, userId, stored, answer, clock.now());
        return answer;
      } catch (error) {
        await repo.release(db, userId, stored);
        throw error;
      }
    },
  };
}

/** After a day a key means nothing any more. */
export const deleteOldKeys = (db: Queries, now: Date) => repo.deleteBefore(db, before(now, keptHours * 60));

import { createHash } from 'node:crypto';
import type { Queries } from '../ports/db/port.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';

/** A call that would create something, as its sender named it. */
export interface KeyedCall {
  userId: string;
  /** Feature and name: one key may serve for two kinds of calls. */
  call: string;
  key: string;
  /** Everything that the call was given. */
  input: unknown;
}

export interface Once {
  /** Creates at most once for a key; a copy of the call gets the answer of the first. */
  create<Answer>(call: KeyedCall, create: () => Promise<Answer>): Promise<Answer>;
}

const keptHours = 24;
/** Longer than any call that waits for its answer: whoever holds a key for longer is no more. */
const givenUpMinutes = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Only what was created is remembered: after an error nothing is there, so the same key may try again. */
export function createOnce(db: Queries, clock: Clock): Once {
  async function take(userId: string, key: string, request: string): Promise<boolean> {
    const started_at = clock.now();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('created_once')
      .values({ user_id: userId, key, request, started_at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ request, started_at })
          .where('created_once.finished_at', 'is', null)
          .where('created_once.started_at', '<', before(started_at, givenUpMinutes)),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function answerOf(userId: string, key: string, request: string): Promise<unknown> {
    const row = await db
      .selectFrom('created_once')
      .select(['request', 'answer', 'finished_at'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && row.request !== request) throw new AppError('key_used_otherwise');
    if (!row?.finished_at) throw new AppError('still_running', { retryAfter: 1 });
    return row.answer;
  }

  return {
    async create<Answer>({ userId, call, key, input }: KeyedCall, create: () => Promise<Answer>) {
      const stored = hash(`${call} ${key}`);
      const request = hash(JSON.stringify(input));
      if (!(await take(userId, stored, request))) return (await answerOf(userId, stored, request)) as Answer;
      try {
        const answer = await create();
        await db
          .updateTable('created_once')
          .set({ answer: JSON.stringify(answer ?? null), finished_at: clock.now() })
          .where('user_id', '=', userId)
          .where('key', '=', stored)
          .execute();
        return answer;
      } catch (error) {
        await db
          .deleteFrom('created_once')
          .where('user_id', '=', userId)
          .where('key', '=', stored)
          .where('finished_at', 'is', null)
          .execute();
        throw error;
      }
    },
  };
}

/** After a day a key means nothing any more. */
export async function deleteOldKeys(db: Queries, now: Date): Promise<void> {
  await db
    .deleteFrom('created_once')
    .where('started_at', '<', before(now, keptHours * 60))
    .execute();
}

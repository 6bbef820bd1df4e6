import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import { CameToNothing, type Creation, type KeyedCall, type Making, type Once } from '../../../platform/once.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as repo from './created-once.repo.ts';

/** The outbox of our web app gives up after 28 days. */
const keptDays = 30;
/** How long a copy waits for the first to be made, and how often it looks. */
const [patienceMs, lookEveryMs] = [3_000, 100];

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

export { listKeys } from './created-once.repo.ts';

const nothing = Symbol('nothing');

/** Somebody else holds the key: what was written beside it is taken back. */
class KeyTaken extends Error {}

/** Only what was created is remembered: after an error nothing is there, so the same key may try again. */
export function createOnce(db: Queries, clock: Clock): Once {
  /** What is being made here, so that what is dear is not done twice at the same time. */
  const underWay = new Set<string>();

  async function makeUnder<Answer>(key: repo.Key, { make, tell }: Creation<Answer>): Promise<unknown> {
    let kept: unknown = nothing;
    const making: Making = {
      async within(trx, work) {
        // Every transaction of the product is the database's own.
        const queries = trx as Queries;
        if (!(await repo.claim(queries, key, clock.now()))) throw new KeyTaken();
        const made = await work();
        if (tell) await repo.keepMade(queries, key, made);
        else await repo.keepAnswer(queries, key, made, clock.now());
        kept = made;
        return made;
      },
    };
    const made = await make(making);
    // A copy would be told of something else than the first.
    if (made !== kept) throw new Error('What was made is not what was kept with its key.');
    return made;
  }

  /** The answer from what was made, and from then on the same for every copy. */
  async function tellOf<Answer>(key: repo.Key, { tell }: Creation<Answer>, made: unknown): Promise<Answer> {
    if (!tell) return made as Answer;
    try {
      const answer = await tell(made as never);
      await repo.keepAnswer(db, key, answer, clock.now(), { made });
      return answer;
    } catch (error) {
      if (error instanceof CameToNothing) await repo.release(db, key, made);
      throw error;
    }
  }

  /** Undefined where it is under way, here or in another process. */
  async function tryToCreate<Answer>(
    key: repo.Key,
    creation: Creation<Answer>,
  ): Promise<{ answer: Answer } | undefined> {
    const known = await repo.find(db, key);
    if (known && known.request !== key.request) throw new AppError('key_used_otherwise');
    if (known?.finished_at) return { answer: known.answer as Answer };
    if (known) return { answer: await tellOf(key, creation, known.made) };
    const name = `${key.userId} ${key.key}`;
    if (underWay.has(name)) return undefined;
    underWay.add(name);
    const made = await makeUnder(key, creation)
      .catch((error: unknown) => {
        if (error instanceof KeyTaken) return error;
        throw error;
      })
      .finally(() => underWay.delete(name));
    return made instanceof KeyTaken ? undefined : { answer: await tellOf(key, creation, made) };
  }

  return {
    async create<Answer>({ userId, call, key, input }: KeyedCall, creation: Creation<Answer>) {
      const stored = { userId, key: hash(`${call} ${key}`), request: hash(JSON.stringify(input)) };
      for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
        const created = await tryToCreate(stored, creation);
        if (created) return created.answer;
        await sleep(lookEveryMs);
      }
      throw new AppError('still_running', { retryAfter: 2 });
    },
  };
}

/** After that a key means nothing any more. */
export const deleteOldKeys = (db: Queries, now: Date) => repo.deleteBefore(db, daysBefore(now, keptDays));

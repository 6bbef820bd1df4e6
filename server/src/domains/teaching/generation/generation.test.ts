import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { jobs } from '../../../domains.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import { type RunningQueue, startQueue } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from './generation.repo.ts';
import { rescueSilent } from './generation.rescue.ts';
import {
  createGenerations,
  type GenerationMaker,
  type MakingContext,
  type RunningGenerations,
} from './generation.service.ts';

const clock = { now: () => new Date() };
const log = pino({ level: 'silent' });

let db: Database;
let queue: RunningQueue;
let generations: RunningGenerations;
let ana: string;
let bola: string;

beforeAll(async () => {
  db = await openTestDatabase();
  queue = await startQueue(db, jobs, log);
  generations = await createGenerations({ db, clock, log, queue });
});
afterAll(async () => {
  await generations.stop();
  await queue.stop();
  await db.close();
});

async function addUser(): Promise<string> {
  const id = newId();
  const user = {
    id,
    email: `${id.toLowerCase()}@x.ng`,
    name: 'Ana',
    timezone: 'Africa/Lagos',
    created_at: clock.now(),
  };
  await db.queries.insertInto('users').values(user).execute();
  return id;
}

beforeEach(async () => {
  await db.queries.deleteFrom('generations').execute();
  [ana, bola] = [await addUser(), await addUser()];
});

const order = (ownerId: string, input: object = {}, priority = false) =>
  db.queries
    .transaction()
    .execute((trx) => generations.start(trx, { kind: 'quiz', ownerId, address: '::1', input, priority }));

/** A maker that does what the test says and saves a mark. */
const maker = (make: (input: object, context: MakingContext) => Promise<string>): GenerationMaker => ({
  kind: 'quiz',
  make: async (input, context) => {
    const result = await make(input, context);
    return async () => result;
  },
});
const run = (made: GenerationMaker) => generations.runNext([made]);
/** Every run that is under way is taken for dead. */
const rescueAll = (makers: GenerationMaker[] = []) => rescueSilent({ db, clock, log, queue }, makers, 0);

it('keeps the result of an order, for its owner alone', async () => {
  const id = await order(ana, { n: 3 });
  await run(maker(async (input) => `made of ${JSON.stringify(input)}`));
  expect(await generations.find(ana, id)).toMatchObject({ status: 'done', percent: 100, resultId: 'made of {"n":3}' });
  expect(await generations.find(bola, id)).toBeNull();
});

it('tells the result first, then does what may come afterwards', async () => {
  const id = await order(ana);
  const seen: unknown[] = [];
  await run(
    maker(async (_input, { afterwards }) => {
      afterwards(async (resultId) => {
        seen.push(resultId, (await generations.find(ana, id))?.status);
      });
      return 'x';
    }),
  );
  expect(seen).toEqual(['x', 'done']);
});

it('keeps the result where what comes afterwards fails', async () => {
  const id = await order(ana);
  await run(
    maker(async (_input, { afterwards }) => {
      afterwards(async () => {
        throw new Error('The model is gone.');
      });
      return 'x';
    }),
  );
  expect(await generations.find(ana, id)).toMatchObject({ status: 'done', resultId: 'x' });
});

it('shows what is being done, and never goes backwards', async () => {
  const id = await order(ana);
  const seen: unknown[] = [];
  await run(
    maker(async (_input, { onProgress }) => {
      onProgress(0.5, 'Reading');
      await expect.poll(async () => (await generations.find(ana, id))?.percent).toBe(50);
      onProgress(0.2, 'Writing');
      await expect.poll(async () => (await generations.find(ana, id))?.doing).toBe('Writing');
      seen.push((await generations.find(ana, id))?.percent);
      return 'x';
    }),
  );
  expect(seen).toEqual([50]);
});

it('tells the learner what a maker says, and saves nothing', async () => {
  const id = await order(ana);
  await run(
    maker(async () => {
      throw new AppError('not_found', { detail: 'The document no longer exists.' });
    }),
  );
  expect(await generations.find(ana, id)).toMatchObject({
    status: 'failed',
    errorCode: 'not_found',
    errorText: 'The document no longer exists.',
    resultId: null,
  });
});

it('tries again what broke, three times in all', async () => {
  const id = await order(ana);
  let runs = 0;
  const broken = maker(async () => {
    runs++;
    throw new Error('broken');
  });
  for (let i = 0; i < 4; i++) await run(broken);
  expect(runs).toBe(3);
  expect(await generations.find(ana, id)).toMatchObject({ status: 'failed', errorCode: 'system_error' });
});

it('stops what is cancelled, and keeps nothing of it', async () => {
  const id = await order(ana);
  await run(
    maker(async (_input, { signal }) => {
      expect(await generations.cancel(ana, id)).toBe(true);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'too late';
    }),
  );
  expect(await generations.find(ana, id)).toMatchObject({ status: 'cancelled', resultId: null });
  expect(await generations.cancel(ana, id)).toBe(false);
});

it('lets a run that was taken for dead save nothing', async () => {
  const id = await order(ana);
  await run(
    maker(async () => {
      await rescueAll();
      await run(maker(async () => 'second'));
      return 'first';
    }),
  );
  expect(await generations.find(ana, id)).toMatchObject({ status: 'done', resultId: 'second' });
});

it('does not even begin to save for a run that was taken for dead', async () => {
  await order(ana);
  let saves = 0;
  await run({
    kind: 'quiz',
    make: async () => {
      await rescueAll();
      return async () => {
        saves++;
        return 'x';
      };
    },
  });
  expect(saves).toBe(0);
});

it('gives up an order that took several workers with it', async () => {
  const id = await order(ana);
  for (let worker = 0; worker < 6; worker++) {
    await repo.claimNext(db.queries);
    await rescueAll();
  }
  expect(await generations.find(ana, id)).toMatchObject({ status: 'failed', errorCode: 'system_error' });
});

/** A maker whose orders fail, and that leaves a mark when it hears of one. */
function failing(error: Error, onFailed: GenerationMaker['onFailed']) {
  const broken = async () => {
    throw error;
  };
  return { kind: 'quiz', make: broken, onFailed } satisfies GenerationMaker;
}

const rename = (name: string): GenerationMaker['onFailed'] => {
  return async (trx, { ownerId }) =>
    void (await trx.updateTable('users').set({ name }).where('id', '=', ownerId).execute());
};
const nameOf = async (id: string) =>
  (await db.queries.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

it('tells its maker that an order failed', async () => {
  await order(ana);
  await run(failing(new AppError('not_found'), rename('told')));
  expect(await nameOf(ana)).toBe('told');
});

it('tells the maker once, after the last of three tries', async () => {
  const id = await order(ana);
  const seen: string[] = [];
  const broken = failing(new Error('broken'), async (_, { generationId }) => void seen.push(generationId));
  for (let i = 0; i < 2; i++) await run(broken);
  expect(seen).toEqual([]);
  for (let i = 0; i < 2; i++) await run(broken);
  expect(seen).toEqual([id]);
});

it('tells the maker of an order that took several workers with it', async () => {
  await order(ana);
  const deadly = failing(new Error('broken'), rename('told'));
  for (let worker = 0; worker < 6; worker++) {
    await repo.claimNext(db.queries);
    await rescueAll([deadly]);
  }
  expect(await nameOf(ana)).toBe('told');
});

it('lets an order fail together with what its maker does about it, or not at all', async () => {
  const id = await order(ana);
  const onFailed: GenerationMaker['onFailed'] = async (trx, failed) => {
    await rename('told')?.(trx, failed);
    throw new Error('The database went away.');
  };
  await expect(run(failing(new AppError('not_found'), onFailed))).rejects.toThrow('went away');
  expect([await nameOf(ana), (await generations.find(ana, id))?.status]).toEqual(['Ana', 'running']);
});

it('does not tell the maker of an order that was cancelled', async () => {
  const id = await order(ana);
  await run({
    kind: 'quiz',
    make: async () => {
      await generations.cancel(ana, id);
      throw new AppError('not_found');
    },
    onFailed: rename('told'),
  });
  expect(await nameOf(ana)).toBe('Ana');
});

it('cancels nothing where the transaction around it is undone', async () => {
  const id = await order(ana);
  const undone = db.queries.transaction().execute(async (trx) => {
    await generations.cancel(ana, id, trx);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await generations.find(ana, id))?.status).toBe('queued');
});

it('puts nobody behind the pile of another, and who has priority first', async () => {
  const names = new Map<string, string>();
  for (const [name, owner, priority] of [
    ['ana 1', ana, false],
    ['ana 2', ana, false],
    ['bola 1', bola, false],
    ['bola 2', bola, true],
  ] as const)
    names.set(await order(owner, {}, priority), name);
  const taken: (string | undefined)[] = [];
  const greedy: GenerationMaker = maker(async (_input, { generationId }) => {
    taken.push(names.get(generationId));
    if (taken.length < 4) await run(greedy);
    return 'x';
  });
  await run(greedy);
  expect(taken).toEqual(['bola 2', 'ana 1', 'ana 2', 'bola 1']);
});

it('takes over an order whose worker has gone silent', async () => {
  const id = await order(ana);
  await repo.claimNext(db.queries);
  await db.execute("update generations set alive_at = now() - interval '10 seconds'");
  generations.startRescue([]);
  await expect.poll(async () => (await generations.find(ana, id))?.status, { timeout: 8_000 }).toBe('queued');
});

it('wakes whoever waits for the result', async () => {
  const id = await order(ana);
  const result = generations.waitFor(ana, id);
  await run(maker(async () => 'here'));
  expect(await result).toMatchObject({ status: 'done', resultId: 'here' });
});

describe('an order about something', () => {
  const orderAbout = (ownerId: string, about: string) =>
    db.queries
      .transaction()
      .execute((trx) => generations.start(trx, { kind: 'quiz', ownerId, address: '::1', input: {}, about }));

  it('is one while it is unfinished, and the next is another', async () => {
    const first = await orderAbout(ana, 'book');
    expect(await orderAbout(ana, 'book')).toBe(first);
    expect(await orderAbout(ana, 'map')).not.toBe(first);
    expect(await orderAbout(bola, 'book')).not.toBe(first);
    await run(maker(async () => 'x'));
    const second = await orderAbout(ana, 'book');
    expect(second).not.toBe(first);
    expect((await generations.findLatest(ana, 'quiz', 'book'))?.id).toBe(second);
    expect(await generations.findLatest(ana, 'study', 'book')).toBeNull();
  });
});

describe('who waits for a result', () => {
  const patience = { ms: 5_000, found: 'here' } as const;

  it('gets its id', async () => {
    const id = await order(ana);
    const result = generations.resultOf(ana, id, patience);
    await run(maker(async () => 'x'));
    expect(await result).toBe('x');
  });

  it('is told why there is none, or that it takes long', async () => {
    const slow = await order(ana);
    await expect(generations.resultOf(ana, slow, { ...patience, ms: 1 })).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('you’ll find it here'),
    });
    await run(
      maker(async () => {
        throw new AppError('not_found', { detail: 'Gone.' });
      }),
    );
    await expect(generations.resultOf(ana, slow, patience)).rejects.toMatchObject({
      cause: { code: 'not_found', message: 'Gone.' },
    });
  });
});

import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JobDefinition, type RunningQueue, startQueue, work } from '../../src/platform/queue.ts';
import type { Database } from '../../src/ports/db/port.ts';
import { openTestDatabase } from '../database.ts';

const note: JobDefinition<{ n: number }> = { name: 'test.note', payload: z.object({ n: z.number() }), retryLimit: 2 };

let db: Database;
let queue: RunningQueue;
const done: number[] = [];
let failures = 1;
let lateRun: { signal: AbortSignal; saved: Promise<void> } | undefined;
beforeAll(async () => {
  db = await openTestDatabase();
  queue = await startQueue(db, [note as JobDefinition], pino({ level: 'silent' }));
  await queue.startWorkers([
    work(note, async ({ n }, run) => {
      if (n === 66) {
        // As if another worker had taken the job meanwhile.
        await db.execute('update jobs.job set retry_count = retry_count + 1 where data = \'{"n": 66}\'');
        const saved = db.queries.transaction().execute(run.hold);
        lateRun = { signal: run.signal, saved };
        await saved.catch(() => {});
      }
      if (n === 99 && failures-- > 0) throw new Error('first time');
      done.push(n);
    }),
  ]);
});
afterAll(async () => {
  await queue.stop();
  await db.close();
});

describe('the job queue', () => {
  it('runs what is enqueued at once, and everything behind it', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => queue.enqueue(note, { n })));
    await expect.poll(() => [...done].sort(), { timeout: 8_000 }).toEqual([1, 2, 3, 4, 5]);
  });

  it('forgets a job whose transaction was undone', async () => {
    const undone = db.queries.transaction().execute(async (trx) => {
      await queue.enqueue(note, { n: 50 }, { within: trx });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await db.queries.transaction().execute((trx) => queue.enqueue(note, { n: 51 }, { within: trx }));
    await expect.poll(() => done, { timeout: 8_000 }).toContain(51);
    expect(done).not.toContain(50);
  });

  it('tries a failed job again', async () => {
    await queue.enqueue(note, { n: 99 });
    await expect.poll(() => done, { timeout: 25_000 }).toContain(99);
  });

  it('takes over a job whose worker has gone silent', async () => {
    await queue.enqueue(note, { n: 55 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await db.execute(
      `update jobs.job set state = 'active', started_on = now() - interval '10 seconds' where data = '{"n": 55}'`,
    );
    await expect.poll(() => done, { timeout: 8_000 }).toContain(55);
  });

  it('lets a worker that was taken for dead save nothing, and tells it', async () => {
    await queue.enqueue(note, { n: 66 });
    await expect.poll(() => lateRun, { timeout: 8_000 }).toBeDefined();
    await expect(lateRun?.saved).rejects.toThrow('given to another worker');
    const { rows } = await db.execute(`select state from jobs.job where data = '{"n": 66}'`);
    expect(rows).toEqual([{ state: 'active' }]);
  });

  it('finishes what it was being handed when it was told to stop', async () => {
    const last: JobDefinition<{ n: number }> = { ...note, name: 'test.last' };
    const looks = { begun: 0 };
    const slow: Database = {
      ...db,
      async execute(sql, values) {
        const isLook = sql.includes('SKIP LOCKED') && values?.[0] === last.name;
        const answer = await db.execute(sql, values);
        if (!isLook) return answer;
        looks.begun++;
        await setTimeout(200);
        return answer;
      },
    };
    const stopped = await startQueue(slow, [last as JobDefinition], pino({ level: 'silent' }));
    await stopped.enqueue(last, { n: 70 });
    await stopped.startWorkers([
      work(last, async ({ n }) => {
        await setTimeout(200);
        done.push(n);
      }),
    ]);
    await expect.poll(() => looks.begun).toBe(1);
    await stopped.stop();
    expect(done).toContain(70);
  });
});

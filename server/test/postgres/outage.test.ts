import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type JobDefinition, startQueue, work } from '../../src/platform/queue.ts';
import { toAppError } from '../../src/platform/to-app-error.ts';
import type { Database } from '../../src/ports/db/port.ts';
import { openPostgres } from '../../src/ports/db/postgres.ts';
import { PostgresListener } from '../../src/ports/db/postgres-listener.ts';
import { type BreakableLine, layLine } from '../breakable-line.ts';
import { createPostgresDatabase } from '../database.ts';
import { aPerson } from '../factories.ts';
import { buildTestApp } from '../harness.ts';

/** The database goes away and comes back; the process stays, and so does what it was asked for. */

const log = pino({ level: 'silent' });
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let line: BreakableLine;
let db: Database;

beforeAll(async () => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('This suite needs TEST_POSTGRES_URL; `npm test` sets it.');
  database = await createPostgresDatabase(url);
  line = await layLine(database.url);
  db = await openPostgres(line.url);
});
afterAll(async () => {
  line.mend();
  await db.close();
  await line.close();
  await database.drop();
});
beforeEach(() => {
  line.mend();
  line.attempts = 0;
});

it('the listener makes one attempt after the other, and one connection in the end', async () => {
  const asked: number[] = [];
  const pauseMs = (tried: number) => {
    asked.push(tried);
    return 5;
  };
  const listener = new PostgresListener({ url: line.url, onError: () => {}, pauseMs });
  const heard: string[] = [];
  let gaps = 0;
  await listener.listen(
    'test_outage',
    (payload) => heard.push(payload),
    () => gaps++,
  );
  const before = line.open();
  for (let outage = 1; outage <= 3; outage++) {
    line.cut();
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(8);
    line.mend();
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(outage);
    // Numbered without a gap or a copy: had one failure called for two attempts, some numbers would be there twice.
    expect(asked).toEqual(asked.map((_, index) => index + 1));
    asked.length = 0;
  }
  expect(line.open()).toBe(before);
  await db.execute("select pg_notify('test_outage', 'back')");
  await expect.poll(() => heard).toEqual(['back']);
  await listener.close();
});

it('a connection that is lost within a transaction fails it as “away” and ends nothing', async () => {
  const failing = db.queries.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').limit(1).execute();
    line.cut();
    await expect.poll(() => line.open()).toBe(0);
    await trx.selectFrom('users').select('id').limit(1).execute();
  });
  const error = await failing.catch((thrown: unknown) => toAppError(thrown));
  expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
  line.mend();
  await db.ping();
});

it('while it is away everything says 503 and when to come back, to people as a page; then all is well', async () => {
  const app = await buildTestApp({ openDatabase: () => openPostgres(line.url) });
  const person = await aPerson(app);
  const headers = { authorization: `Bearer ${person.token}` };
  line.cut();
  for (const url of ['/ready', '/api/v1/auth/me', '/api/v1/sprints'])
    expect(await app.inject({ url, headers })).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' },
    });
  expect((await app.inject({ url: '/live' })).statusCode).toBe(200);
  const asPage = await app.inject({ url: '/ready', headers: { accept: 'text/html,application/xml;q=0.9' } });
  expect(asPage.statusCode).toBe(503);
  expect(asPage.headers['content-type']).toContain('text/html');
  expect(asPage.body).toContain('this page will try again automatically');
  line.mend();
  await person.client.auth.me();
  expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  await app.close();
});

it('a job that is done while the database is away is not done again, and the next one is taken by itself', async () => {
  const note: JobDefinition<{ n: number }> = { name: 'test.outage', payload: z.object({ n: z.number() }) };
  const done: number[] = [];
  const queue = await startQueue(db, [note as JobDefinition], log);
  await queue.startWorkers([
    work(note, async ({ n }) => {
      if (n === 1) line.cut();
      done.push(n);
    }),
  ]);
  await queue.enqueue(note, { n: 1 });
  await expect.poll(() => done).toEqual([1]);
  await expect.poll(() => line.attempts, { timeout: 10_000 }).toBeGreaterThan(2);
  line.mend();
  const stateOf = async (n: number) =>
    (await db.execute('select state from jobs.job where name = $1 and data = $2', [note.name, { n }])).rows[0]?.state;
  await expect.poll(() => stateOf(1), { timeout: 10_000 }).toBe('completed');
  await queue.enqueue(note, { n: 2 });
  await expect.poll(() => stateOf(2), { timeout: 10_000 }).toBe('completed');
  expect(done).toEqual([1, 2]);
  await queue.stop();
});

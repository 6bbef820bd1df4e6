import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/ports/db/port.ts';
import { openPostgres } from '../../src/ports/db/postgres.ts';
import { createPostgresDatabase } from '../database.ts';

/** A Postgres that gives this product three connections, and no more. */

const role = `few_${process.pid}`;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let admin: pg.Client;
let db: Database;
const full: number[] = [];
beforeAll(async () => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('This suite needs TEST_POSTGRES_URL; `npm test` sets it.');
  database = await createPostgresDatabase(url);
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`create role ${role} login connection limit 3`);
  const few = new URL(database.url);
  few.username = role;
  db = await openPostgres(
    few.href,
    () => {},
    (connections) => full.push(connections),
  );
});
afterAll(async () => {
  await db.close();
  await admin.query(`drop role ${role}`);
  await admin.end();
  await database.drop();
});

it('is waited for by whoever asks, and it is told once', async () => {
  const asked = Array.from({ length: 60 }, () => db.execute('select pg_sleep(0.01)'));
  const held = db.queries.transaction().execute((trx) => trx.selectNoFrom(({ val }) => val(1).as('one')).execute());
  expect((await Promise.allSettled([...asked, held])).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(full).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/domains.ts';
import { migrate } from '../../src/ports/db/migrate.ts';
import type { Database } from '../../src/ports/db/port.ts';
import { openTestDatabase } from '../database.ts';

/** One suite for both adapters: it runs on the embedded database and again on Postgres. */

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute('create table things (id text primary key, big int8, doc jsonb, at timestamptz, raw bytea)');
});
afterAll(() => db.close());

describe('the database', () => {
  it('gives values in the same JavaScript types', async () => {
    const at = new Date('2026-11-15T10:00:00.123Z');
    await db.execute('insert into things values ($1, $2, $3, $4)', ['types', '9007199254740993', { a: [1] }, at]);
    const { rows } = await db.execute(
      "select big, doc, at, 1.5::float8 as half, true as yes from things where id = 'types'",
    );
    expect(rows).toEqual([{ big: '9007199254740993', doc: { a: [1] }, at, half: 1.5, yes: true }]);
  });

  it('tells which constraint was broken, and goes on after it, again and again', async () => {
    await db.execute("insert into things (id) values ('twice')");
    for (let n = 0; n < 3; n++) {
      await expect(db.execute("insert into things (id) values ('twice')")).rejects.toMatchObject({
        code: '23505',
        constraint: 'things_pkey',
      });
    }
    expect((await db.execute("select id from things where id = 'twice'")).rowCount).toBe(1);
  });

  it('keeps a transaction apart from the queries beside it', async () => {
    const failing = db.queries.transaction().execute(async (trx) => {
      await trx
        .insertInto('things' as never)
        .values({ id: 'undone' } as never)
        .execute();
      throw new Error('no');
    });
    const beside = db.execute("insert into things (id) values ('beside')");
    await expect(failing).rejects.toThrow('no');
    await beside;
    const { rows } = await db.execute("select id from things where id in ('undone', 'beside')");
    expect(rows).toEqual([{ id: 'beside' }]);
  });

  it('delivers notifications when their transaction commits', async () => {
    const heard: string[] = [];
    const stop = await db.listen('test_channel', (payload) => heard.push(payload));
    await db.execute("select pg_notify('test_channel', $1)", ['hello']);
    await expect.poll(() => heard).toEqual(['hello']);
    await stop();
  });

  it('migrates twice at once without harm', async () => {
    await Promise.all([migrate(db, migrations), migrate(db, migrations)]);
    await expect(db.ping()).resolves.toBeUndefined();
  });
});

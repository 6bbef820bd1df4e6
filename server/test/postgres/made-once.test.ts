import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/ports/db/postgres.ts';
import { type BreakableLine, layLine } from '../breakable-line.ts';
import { createPostgresDatabase } from '../database.ts';
import { aPerson, type Person } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

/** Two servers on one Postgres; the line of the first can be cut. */

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let line: BreakableLine;
let first: TestApp;
let second: TestApp;
let owner: Person;
beforeAll(async () => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('This suite needs TEST_POSTGRES_URL; `npm test` sets it.');
  database = await createPostgresDatabase(url);
  line = await layLine(database.url);
  const env = { PLAN_GATING: 'off' };
  first = await buildTestApp({ env, openDatabase: () => openPostgres(line.url) });
  second = await buildTestApp({ env, openDatabase: () => openPostgres(database.url) });
  owner = await aPerson(second);
});
afterAll(async () => {
  line.mend();
  await first.close();
  await second.close();
  await line.close();
  await database.drop();
});

function addCard(app: TestApp, key: string, front = key) {
  const headers = { authorization: `Bearer ${owner.token}`, 'idempotency-key': key };
  return app.inject({ method: 'POST', url: '/api/v1/cards', headers, payload: { front, back: 'Two' } });
}

async function cardsOf(front: RegExp): Promise<string[]> {
  const { cards } = await owner.client.cards.deck({ query: {} });
  return cards.filter((card) => front.test(card.front)).map((card) => card.front);
}

describe('T105 calls under one key at two servers', () => {
  it('make one thing of twenty that come together, and all are told of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => addCard(turn % 2 === 0 ? first : second, 'together')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await cardsOf(/^together$/)).toHaveLength(1);
  });

  it('are made at once by the other server when the line of the first breaks under them: none lost, none doubled', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `cut ${n}`);
    const underWay = keys.map((key) => addCard(first, key));
    await Promise.race(underWay);
    line.cut();
    const outcomes = await Promise.all(underWay);
    expect(outcomes.some(({ statusCode }) => statusCode === 503)).toBe(true);
    const again = await Promise.all(keys.map((key) => addCard(second, key)));
    line.mend();
    expect(again.map(({ statusCode }) => statusCode)).toEqual(keys.map(() => 201));
    expect((await cardsOf(/^cut \d+$/)).sort()).toEqual([...keys].sort());
    for (const [n, outcome] of outcomes.entries())
      if (outcome.statusCode === 201) expect(outcome.json()).toEqual(again[n]?.json());
  });

  it('are told soon, as something worth another try, while another server stands still over the same', async () => {
    const key = 'stands still';
    const hash = createHash('sha256').update(`cards.add ${key}`).digest('base64url');
    const refused = await second.db.queries.transaction().execute(async (trx) => {
      // As the other server holds it between its first statement and its last.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`created once ${owner.user.id} ${hash}`}, 0))`.execute(
        trx,
      );
      return addCard(second, key);
    });
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'still_running',
      '2',
    ]);
    expect((await addCard(second, key)).statusCode).toBe(201);
  });
});

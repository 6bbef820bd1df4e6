import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/ports/db/port.ts';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { recordQueries } from '../recorded-queries.ts';
import { aScanner } from '../scanner.ts';
import { foreignCalls } from './foreign-calls.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

let app: TestApp;
let plain: Database;
let statements: Map<string, CompiledQuery>;
beforeAll(async () => {
  app = await buildTestApp({
    scanner: aScanner(),
    database: (db) => {
      plain = db;
      const recorded = recordQueries(db);
      statements = recorded.statements;
      return recorded.db;
    },
  });
});
afterAll(() => app.close());

/** The tables that a statement can only read from one end to the other, whatever they hold. */
async function readWhole({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return plain.queries.transaction().execute(async (queries) => {
    // Forbidden as long as there is any other way, so that an empty table tells as much as a full one.
    await sql`set local enable_seqscan = off`.execute(queries);
    const { rows } = await queries.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      ...sql``.compile(queries),
      sql: `explain (format json) ${text}`,
      parameters,
    });
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeTables(Plan)));
  });
}

/** An index that is read without a condition is the whole table in another order. */
function wholeTables(node: PlanNode): string[] {
  const isWhole = /^(Seq|Index|Index Only) Scan$/.test(node['Node Type']) && !node['Index Cond'];
  const own = isWhole && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeTables)];
}

it('every statement behind a call finds its rows by an index', async () => {
  const [owner, stranger] = [await aPerson(app), await aPerson(app)];
  for (const attempt of Object.values(foreignCalls)) await attempt({ app, owner, stranger });
  const faults: Record<string, string[]> = {};
  for (const statement of statements.values()) {
    if (!/^\s*(select|update|delete|insert|with)\b/i.test(statement.sql)) continue;
    const tables = await readWhole(statement);
    if (tables.length > 0) faults[statement.sql] = tables;
  }
  expect(statements.size).toBeGreaterThan(100);
  expect(faults).toEqual({});
});

it('a statement without an index for it would be found', async () => {
  const statement = plain.queries.selectFrom('users').select('id').where('name', '=', 'Ada').compile();
  expect(await readWhole(statement)).toEqual(['users']);
});

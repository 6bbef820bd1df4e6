import { type CompiledQuery, type Expression, sql } from 'kysely';
import { blanks, fillable } from './prepared.ts';
import type { Queries } from './queries.ts';

/**
 * Something to be read that can be asked for together with others in one statement: the database gives it as JSON, in
 * one column. A call that needs eight things then makes one round trip, and several domains can have a part in it
 * without knowing each other's tables.
 */
export interface Part<T> {
  json: Expression<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: what the database gives is known to whoever wrote the query
  read(value: any): T;
}

/** A query that gives one JSON value, and what is made of it. */
export const part = <Json, T>(json: Expression<unknown>, read: (value: Json) => T): Part<T> => ({ json, read });

/** What is not there, and is not looked for. */
export const nothing: Part<null> = part(sql`select null`, () => null);

/** The rows of a query, in its order. JSON knows no dates: the columns that are some are named. */
export const rowsOf = <Row extends object>(query: Expression<Row>, dates: readonly (keyof Row)[] = []): Part<Row[]> =>
  part(sql`select coalesce(json_agg(row_to_json(one)), '[]') from ${query} as one`, (rows: Row[]) => {
    for (const row of rows) for (const name of dates) reviveDate(row, name);
    return rows;
  });

function reviveDate<Row extends object>(row: Row, name: keyof Row): void {
  const text = row[name];
  if (typeof text === 'string') row[name] = new Date(text) as Row[keyof Row];
}

/** The same, and what is made of it. */
export const mapped = <A, B>({ json, read }: Part<A>, make: (value: A) => B): Part<B> => ({
  json,
  read: (value) => make(read(value)),
});

/** What a part gives. */
export type Reading<Some> = Some extends Part<infer T> ? T : never;

type Parts = Record<string, Part<unknown>>;
type ReadOf<Some extends Parts> = { [Name in keyof Some]: Some[Name] extends Part<infer T> ? T : never };

function readAll<Some extends Parts>(parts: Some, row: Record<string, unknown>): ReadOf<Some> {
  return Object.fromEntries(Object.entries(parts).map(([name, { read }]) => [name, read(row[name])])) as ReadOf<Some>;
}

/** Several parts as one. */
export function together<Some extends Parts>(parts: Some): Part<ReadOf<Some>> {
  const pairs = Object.entries(parts).map(([name, { json }]) => sql`${sql.lit(name)}, (${json})`);
  return part(sql`select json_build_object(${sql.join(pairs)})`, (row: Record<string, unknown>) => readAll(parts, row));
}

const statementOf = (parts: Parts) =>
  sql<Record<string, unknown>>`select ${sql.join(
    Object.entries(parts).map(([name, { json }]) => sql`(${json}) as ${sql.ref(name)}`),
  )}`;

/** Reads one part by itself. */
export async function readPart<T>(db: Queries, one: Part<T>): Promise<T> {
  const { rows } = await statementOf({ one }).execute(db);
  return one.read(rows[0]?.one);
}

/** One statement for several parts, put together once and run with other values each time. */
export function gather<Values extends object, Some extends Parts>(
  build: (values: Values) => Some,
): (db: Queries, values: Values) => Promise<ReadOf<Some>> {
  const parts = build(blanks());
  let fill: ((values: Values) => CompiledQuery) | undefined;
  return async (db, values) => {
    fill ??= fillable(statementOf(parts).compile(db));
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      fill(values) as CompiledQuery<Record<string, unknown>>,
    );
    return readAll(parts, rows[0] ?? {});
  };
}

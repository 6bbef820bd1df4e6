import { type Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './queries.ts';

/** Stands for a value while a statement is put together. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Each property that is asked for is a blank of that name. */
export const blanks = <Values extends object>(): Values =>
  new Proxy({}, { get: (_, name) => new Blank(String(name)) }) as Values;

/** A text with places for its values, to be filled each time. */
export function fillable<Values extends object>({ sql, parameters }: CompiledQuery): (values: Values) => CompiledQuery {
  return (values) =>
    CompiledQuery.raw(
      sql,
      parameters.map((one) => (one instanceof Blank ? values[one.name as keyof Values] : one)),
    );
}

/**
 * A statement that is put together once and run with other values each time: to build and compile a look-up costs as
 * much as to do it. The values go in as they are; nothing can be worked out from them while it is built.
 */
export function prepared<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  let fill: ((values: Values) => CompiledQuery) | undefined;
  return async (db, values) => {
    fill ??= fillable(build(db, blanks()).compile());
    return (await db.executeQuery<Row>(fill(values) as CompiledQuery<Row>)).rows;
  };
}

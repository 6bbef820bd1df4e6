import { type CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../src/ports/db/port.ts';

/** A database that remembers each statement it was given, once, with the values of its first use. */
export function recordQueries(db: Database): { db: Database; statements: Map<string, CompiledQuery> } {
  const statements = new Map<string, CompiledQuery>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const compiled = new PostgresQueryCompiler().compileQuery(node, queryId);
      if (!statements.has(compiled.sql)) statements.set(compiled.sql, compiled);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const queries = db.queries.withPlugin(recorder);
  // What is compiled once for all passes the plugin without its values.
  const run = queries.executeQuery.bind(queries);
  queries.executeQuery = (query, ...rest) => {
    if ('sql' in query) statements.set(query.sql, query);
    return run(query, ...rest);
  };
  return { db: { ...db, queries }, statements };
}

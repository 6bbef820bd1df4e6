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
  return { db: { ...db, queries: db.queries.withPlugin(recorder) }, statements };
}

import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/ports/db/port.ts';

/** A database whose connection is lost at the statement that a test chooses: it and what follows in its transaction are not done. */
export function failingQueries(db: Database) {
  let left = Number.POSITIVE_INFINITY;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error('Connection terminated unexpectedly');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: { ...db, queries: db.queries.withPlugin(plugin) },
    /** From now on; once. */
    failAt: (statement: number) => {
      left = statement;
    },
    isOver: () => left <= 0,
  };
}

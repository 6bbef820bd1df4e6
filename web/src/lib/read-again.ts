import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has every page read again what it shows, or one thing alone. A first reading that is under way counts as old too: it may have been
 * answered before the change, and invalidating alone would take its answer for the new one.
 */
export async function readAgain(queries: QueryClient, key: QueryKey = []): Promise<void> {
  const firstReadings = queries
    .getQueryCache()
    .findAll({ queryKey: key, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey: key });
  await Promise.all(firstReadings.map(({ queryKey }) => queries.invalidateQueries({ queryKey, exact: true })));
}

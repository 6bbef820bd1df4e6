import type { CompiledQuery, QueryExecutorProvider, QueryResult } from 'kysely';

/** What the queue needs of a transaction: to run its statements inside. */
export interface Within extends QueryExecutorProvider {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/** What the queue needs of the database that its jobs lie in; the product's port has all of it. */
export interface JobStore {
  kind: 'embedded' | 'postgres';
  execute(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

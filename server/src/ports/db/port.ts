import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export { gather, mapped, nothing, type Part, part, type Reading, readPart, rowsOf, together } from './parts.ts';
export { prepared } from './prepared.ts';
export type { Queries } from './queries.ts';
export type { Tables };
export type TableName = keyof Tables;

/** The database as the product sees it. Both adapters speak Postgres and pass the same suite. */
export interface Database {
  kind: 'embedded' | 'postgres';
  queries: Kysely<Tables>;
  /** Plain SQL, for the job queue, migrations and backups. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /**
   * Calls back for every notification on a channel, also from other processes, until it is ended. `onGap` is called
   * when the database was away and is back: notifications may have been missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Runs set-up work while no other process on this database does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

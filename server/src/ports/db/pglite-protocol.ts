/** What the main thread and the embedded database's thread say to each other. */

export type Request =
  | { id: number; op: 'query'; sql: string; values: unknown[] | undefined }
  | { id: number; op: 'listen'; channel: string }
  | { id: number; op: 'close' };

export interface QueryResult {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
}

/** Only the parts of a Postgres error that callers look at survive the trip between threads. */
export interface ErrorParts {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
  table?: string;
}

export type Reply =
  | { id: number; result: QueryResult | null }
  | { id: number; error: ErrorParts }
  | { channel: string; payload: string }
  | { ready: true }
  | { failed: string };

import type { Queries, TableName } from '../../ports/db/port.ts';

/** What goes with an account beside its rows, such as files. Runs in the transaction that removes it. */
export type AccountRemoved = (trx: Queries, userId: string) => Promise<void>;

/**
 * What a feature keeps about a person: how it is handed out and how it is forgotten. A feature names
 * its parts in its `*.feature.ts`; a test compares the tables named here with those that refer to accounts.
 */
export interface PersonalData {
  /** The file's name in the export, without its ending. */
  name: string;
  /** The tables whose rows about the person are in this part. */
  tables: readonly TableName[];
  collect(db: Queries, userId: string): Promise<unknown>;
  /** Stored files that belong to the part: the path in the export, and the key in the storage. */
  files?(db: Queries, userId: string): Promise<{ path: string; key: string }[]>;
  /**
   * Runs in the transaction that deletes the account, before its row goes: anonymises what stays with others.
   * Rows that refer to the account with `on delete cascade` need nothing.
   */
  forget?(trx: Queries, userId: string): Promise<void>;
}

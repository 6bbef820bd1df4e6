import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A connection or a transaction on it: what every repo takes. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

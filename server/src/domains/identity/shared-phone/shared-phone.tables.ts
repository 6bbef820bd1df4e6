import type { Generated } from 'kysely';
import type { Timestamp } from '../../../ports/db/columns.ts';

/** An account's place on a shared phone. */
export interface SharedPhonePlacesTable {
  user_id: string;
  place_hash: string;
  pin_hash: string | null;
  /** PINs since the last right one. */
  wrong_tries: Generated<number>;
  created_at: Timestamp;
  used_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    shared_phone_places: SharedPhonePlacesTable;
  }
}
